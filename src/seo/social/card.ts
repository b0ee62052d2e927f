import { flowHeight, flows, flowWidth, type Style } from '../../art/flows.ts'
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
  /** Whose strands: those of its division, or of all where it belongs to none. */
  hands: readonly Style[]
}

export interface Typefaces {
  display: Typeface
  text: Typeface
  strong: Typeface
}

const margin = 72
const column = 540
const drawing = { x: 660, y: margin, width: socialSize.width - 660, height: socialSize.height - 2 * margin }

/** The picture as SVG. Its letters are outlines, so it looks the same on every machine. */
export function cardSvg({ eyebrow, heading, summary, company, hands }: Card, faces: Typefaces, colors: Colors): string {
  const by = inksOf(colors, hands)
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
    `<path fill="${by.ground}" d="M0 0h${width}v${height}H0z"/>`,
    drawn(hands, colors),
    written(above, margin + 20, 1.25, by.accent),
    written(name, top + name.size * 0.78, 1.06, by.ink),
    written(below, nameEnd + 44, 1.4, by.quiet),
    logoAt(margin, height - margin - 34, 40, by.accent),
    at(margin + 54, height - margin - 3, faces.display(company, 34).drawn, by.ink),
    '</svg>',
  ].join('')
}

/** The colors of the site by day, on the field of the division. */
function inksOf(colors: Colors, [hand, another]: readonly Style[]) {
  const by = (name: string) => colorOf(colors, name).light
  const ground = by(hand && !another ? `field-${hand}` : 'paper')
  return { ground, ink: by('ink'), quiet: by('ink-2'), accent: by('accent') }
}

/** In a window of its own: several run together in it, one alone leaves it in its own hand. */
function drawn(hands: readonly Style[], colors: Colors): string {
  const width = hands.length > 1 ? flowWidth : drawing.width / 3
  const lines = flows(hands).map(({ chosen, others }, i) => {
    const color = colorOf(colors, `deep-${hands[i]}`).light
    const place = `translate(0 ${i * flowHeight})`
    return `<g stroke="${color}" transform="${place}"><path stroke-opacity=".5" d="${others}"/><path stroke-width="2" d="${chosen}"/></g>`
  })
  return [
    `<svg x="${drawing.x}" y="${drawing.y}" width="${drawing.width}" height="${drawing.height}" viewBox="0 0 ${width} ${flowHeight * hands.length}" preserveAspectRatio="xMaxYMid" fill="none">`,
    ...lines,
    '</svg>',
  ].join('')
}

function written({ lines, size }: Lines, base: number, leading: number, color: string): string {
  return lines.map(({ drawn }, i) => at(margin, base + i * size * leading, drawn, color)).join('')
}

function at(x: number, y: number, drawn: string, color: string): string {
  return `<g fill="${color}" transform="translate(${x} ${Math.round(y)})">${drawn}</g>`
}
