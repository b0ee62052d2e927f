import { type Art, draw } from '../../art/draw.ts'
import { logoAt } from '../../lib/logo.ts'
import { type Colors, colorOf } from '../../styles/colors.ts'
import { socialSize } from '../addresses.ts'
import type { Typeface } from './typeface.ts'
import { fitted, type Lines } from './typeface.ts'

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

const margin = 72
const column = 540
const field = { x: 660, y: margin, width: 540, height: socialSize.height - 2 * margin }
const drawnAt = { width: field.width / 1.25, height: field.height / 1.25 }

/** The picture as SVG. Its letters are outlines, so it looks the same on every machine. */
export function cardSvg(
  { eyebrow, heading, summary, company, art, seed }: Card,
  faces: Typefaces,
  colors: Colors,
): string {
  const by = inksOf(colors)
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
    `<path fill="${by.paper}" d="M0 0h${width}v${height}H0z"/>`,
    drawn(art, seed, by),
    written(above, margin + 20, 1.25, by.accent),
    written(name, top + name.size * 0.78, 1.06, by.ink),
    written(below, nameEnd + 44, 1.4, by.quiet),
    logoAt(margin, height - margin - 34, 40, by.accent),
    at(margin + 54, height - margin - 3, faces.display(company, 34).drawn, by.ink),
    '</svg>',
  ].join('')
}

/** The colors of the site by day. */
function inksOf(colors: Colors) {
  const by = (name: string) => colorOf(colors, name).light
  return { paper: by('paper'), ink: by('ink'), quiet: by('ink-2'), accent: by('accent') }
}

/** In a window of its own, which cuts what runs past its sides. */
function drawn(art: Art, seed: string, { paper, ink, accent }: ReturnType<typeof inksOf>): string {
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
  return lines.map(({ drawn }, i) => at(margin, base + i * size * leading, drawn, color)).join('')
}

function at(x: number, y: number, drawn: string, color: string): string {
  return `<g fill="${color}" transform="translate(${x} ${Math.round(y)})">${drawn}</g>`
}
