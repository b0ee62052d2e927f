/** The formats that images come in, by what editors call them. */
const signs: [name: string, sign: RegExp][] = [
  ['PNG', /^\x89PNG\r\n/],
  ['JPEG', /^\xff\xd8\xff/],
  ['WebP', /^RIFF[\s\S]{4}WEBP/],
  ['AVIF', /^[\s\S]{4}ftypavi[fs]/],
  ['HEIC', /^[\s\S]{4}ftyp(hei|hev|mif1|msf1)/],
  ['GIF', /^GIF8/],
  ['TIFF', /^(II\*\0|MM\0\*)/],
  ['BMP', /^BM/],
  ['PDF', /^%PDF/],
  ['SVG', /^(\xef\xbb\xbf)?(<\?xml[\s\S]*?\?>|<!--[\s\S]*?-->|\s)*<(!DOCTYPE\s+)?(\w+:)?svg[\s>]/i],
]

const byExtension: Record<string, string> = {
  png: 'PNG',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
  svg: 'SVG',
}

/** What a file is, by its first bytes, whatever it is called. */
export function formatOf(start: Buffer): string | undefined {
  const letters = start.toString('latin1')
  return signs.find(([, sign]) => sign.test(letters))?.[0]
}

/** What a file says it is, by its name. */
export function formatNamed(file: string): string | undefined {
  return byExtension[file.slice(file.lastIndexOf('.') + 1)]
}

/** How the name of a file of a format ends; nothing for formats that are not shown. */
export function extensionFor(format: string): string | undefined {
  return Object.keys(byExtension).find((extension) => byExtension[extension] === format)
}
