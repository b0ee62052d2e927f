import file from './logo.svg?raw'

/** A drawing as programs export it, made fit to stand in pages and in other drawings: one element, as large as it is told to be. */
export function readLogo(svg: string): string {
  const [drawing = ''] = /<svg[\s\S]*<\/svg>/.exec(svg.replaceAll(/<!--[\s\S]*?-->/g, '')) ?? []
  const [root = ''] = /^<svg[^>]*>/.exec(drawing) ?? []
  const refused = (what: string) =>
    new Error(`src/lib/logo.svg ${what} docs/how-to/change-the-look.md says what it takes.`)
  if (!/\sviewBox="[^"]+"/.test(root)) throw refused('has no viewBox, which says how large its paper is.')
  // It stands several times in a page, under the site's policy.
  const [wrong] = /<(script|style|image|foreignObject|use)\b|\s(style|id|on\w+|href)=/.exec(drawing) ?? []
  if (wrong) throw refused(`has "${wrong.trim()}". Export it as plain shapes with colors as attributes.`)
  const plain = root.replaceAll(/\s(width|height|x|y|color|class|xmlns(:\w+)?)="[^"]*"/g, '')
  return drawing
    .replace(root, plain.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))
    .replaceAll(/>\s+/g, '>')
}

/** The company's logo, drawn once for the header, the icons and the pictures of pages. */
export const logo = readLogo(file)

/** The logo in a square of a larger drawing. Where it says currentColor, it takes that color. */
export function logoAt(x: number, y: number, side: number, color: string): string {
  return logo.replace('<svg', `<svg x="${x}" y="${y}" width="${side}" height="${side}" color="${color}"`)
}
