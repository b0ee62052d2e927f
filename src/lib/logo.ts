import file from './logo.svg?raw'

/** The company's logo, drawn once (logo.svg) for the header, the icons and the pictures of pages. */
export const logo = file.replaceAll(/>\s+/g, '>').trim()

/** The logo in a square of a larger drawing. Where it says currentColor, it takes that color. */
export function logoAt(x: number, y: number, side: number, color: string): string {
  return logo.replace('<svg', `<svg x="${x}" y="${y}" width="${side}" height="${side}" color="${color}"`)
}
