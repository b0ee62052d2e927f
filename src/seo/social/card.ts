import { type Art, draw } from '../../art/draw.ts'
import { socialSize } from './address.ts'
import { fitted, type Lines } from './lines.ts'
import type { SetText, Typeface } from './typeface.ts'

/** What the picture of a page shows: what the head of the page does. */
export interface Card {
  /** What the page belongs to. */
  eyebrow: string
  heading: string
  summary: string
  company: string
  art: Art
  /** The page's address. */
  seed: string
}

export interface Typefaces {
  display: Typeface
  text: Typeface
  strong: Typeface
}

/** The colors of the site by day (src/styles/tokens.css). */
const [paper, ink, quiet, accent] = ['#faf8f3', '#14181b', '#4d555b', '#0d6655']
const margin = 72
const column = 540
const field = { x: 660, y: margin, width: 540, height: socialSize.height - 2 * margin }
const drawnAt = { width: field.width / 1.25, height: field.height / 1.25 }

/** The picture as SVG. Its letters are outlines, so it looks the same on every machine. */
export function cardSvg({ eyebrow, heading, summary, company, art, seed }: Card, faces: Typefaces): string {
  const { width, height } = socialSize
  const above = fitted(faces.strong, eyebrow, { width: column, height: 30, sizes: [24], leading: 1.25 })
  const name = fitted(faces.display, heading, {
    width: column,
    height: 252,
    sizes: [92, 80, 68, 58, 50, 44],
    leading: 1.06,
  })
  const below = fitted(faces.text, summary, { width: column - 60, height: 76, sizes: [27], leading: 1.4 })
  const top = margin + 24 + 44
  const nameEnd = top + name.lines.length * name.size * 1.06
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
    drawn(art, seed),
    written(above, margin + 20, 1.25, accent),
    written(name, top + name.size * 0.78, 1.06, ink),
    written(below, nameEnd + 44, 1.4, quiet),
    brand(faces.display(company, 34)),
    '</svg>',
  ].join('')
}

/** In a window of its own, which cuts what runs past its sides. */
function drawn(art: Art, seed: string): string {
  const { faint, strong = '', accent: line, solid, stops = '' } = draw(art, seed, drawnAt)
  const look = solid ? `fill="${accent}"` : `fill="none" stroke="${accent}" stroke-width="2.6"`
  return [
    `<svg x="${field.x}" y="${field.y}" width="${field.width}" height="${field.height}" viewBox="0 0 ${drawnAt.width} ${drawnAt.height}">`,
    `<path fill="none" stroke="${ink}" stroke-opacity=".4" d="${faint}"/>`,
    `<path fill="none" stroke="${ink}" d="${strong}"/>`,
    `<path ${look} d="${line}"/>`,
    `<path fill="${paper}" stroke="${accent}" stroke-width="2" d="${stops}"/></svg>`,
  ].join('')
}

function written({ lines, size }: Lines, base: number, leading: number, color: string): string {
  return lines.map(({ path }, i) => at(margin, base + i * size * leading, path, color)).join('')
}

function at(x: number, y: number, path: string, color: string): string {
  return `<path fill="${color}" transform="translate(${x} ${Math.round(y)})" d="${path}"/>`
}

/** The mark (src/ui/Mark.tsx) and the name. */
function brand({ path }: SetText): string {
  const y = socialSize.height - margin
  return [
    `<g transform="translate(${margin} ${y - 34}) scale(1.25)" fill="none" stroke="${accent}" stroke-width="3">`,
    '<circle cx="16" cy="16" r="12.5" stroke-dasharray="11.781 3.927" stroke-dashoffset="-11.781"/>',
    '<path d="m19 19 8.5 8.5"/></g>',
    at(margin + 54, y - 3, path, ink),
  ].join('')
}
