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

/** What an image may be, and what becomes of it. docs/how-to/images.md tells editors. */

/** How many bytes any image of a built page may have. */
export const mostBytes = 120_000

/** Once, one and a half times and twice the text column of 42rem, and one for phones. None is over 1,600. */
export const widths = [400, 672, 1008, 1344]

/** Tried one after another until the image is light enough; below the last, one sees it. */
export const qualities = { avif: [56, 48, 40, 32, 26], webp: [78, 66, 54, 42, 32, 24] }
export type PhotoFormat = keyof typeof qualities

/** Narrower ones would be a stamp in the text. */
export const leastWidth = 400

/** The largest phones make 50 million; what has more is a mistake, or made to fill the memory of a machine. */
export const mostPixels = 50_000_000

/** What a file may weigh as it is kept. */
export const mostFileBytes = 20_000_000

/** Files that can be shown, by the ends of their names. */
export const extensions = Object.keys(byExtension)
