import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A word or a line as it is drawn: the outlines of its letters, and how far it reaches. */
interface SetText {
  /** SVG, from the start of the base line. Drawn when it is asked for: most texts are only measured. */
  readonly drawn: string
  width: number
}

/** Sets a text in one typeface at a size. What the typeface does not have, such as emoji, is left out. */
export type Typeface = (text: string, size: number) => SetText

/** What the typefaces of these packages cover, as one text: Latin, its accents and its punctuation. */
const latin = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))

/** Reads a typeface of an installed package, with its axes pinned. Letters become outlines here, so no system's fonts matter. */
export async function readTypeface(file: string, axes: Record<string, number>): Promise<Typeface> {
  const woff = readFileSync(createRequire(import.meta.url).resolve(file))
  const sfnt = await subsetFont(woff, latin.join(''), { targetFormat: 'sfnt', variationAxes: axes })
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer))
  const font = new harfbuzz.Font(face)
  const outlines = new Map<number, string>()
  const outlineOf = (glyph: number) => {
    const path = outlines.get(glyph) ?? font.glyphToPath(glyph)
    outlines.set(glyph, path)
    return path
  }
  const known = new Set(face.collectUnicodes())
  const has = (letter: string) => known.has(letter.codePointAt(0) ?? 0)
  return (text, size) => {
    const shown = [...text.normalize('NFC')].map((letter) => (has(letter) ? letter : plainer(letter, has))).join('')
    return set(font, outlineOf, shown.replaceAll(/\s+/g, ' ').trim(), size / face.upem)
  }
}

/** An accented letter the typeface lacks, without its accent. */
function plainer(letter: string, has: (letter: string) => boolean): string {
  return [...letter.normalize('NFKD')].filter(has).join('')
}

function set(font: harfbuzz.Font, outlineOf: (glyph: number) => string, text: string, scale: number): SetText {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const places = buffer.getGlyphPositions()
  let width = 0
  const letters = buffer.getGlyphInfos().map(({ codepoint }, i) => {
    const place = places[i]
    const at = width + (place?.xOffset ?? 0)
    width += place?.xAdvance ?? 0
    return { codepoint, at }
  })
  return {
    width: width * scale,
    // Turned over: letters grow upwards, pictures downwards.
    get drawn() {
      const shapes = letters.map(
        ({ codepoint, at }) => `<path transform="translate(${at})" d="${outlineOf(codepoint)}"/>`,
      )
      return `<g transform="scale(${scale} ${-scale})">${shapes.join('')}</g>`
    },
  }
}

/** A text in lines, at the size that was found for it. */
export interface Lines {
  size: number
  lines: SetText[]
}

interface Room {
  width: number
  height: number
  /** From the largest to the smallest that looks well. */
  sizes: readonly number[]
  /** The height of a line, as a share of the size. */
  leading: number
}

/** Breaks a text into lines at the largest size that fits. What fits at no size is cut, with an ellipsis. */
export function fitted(typeface: Typeface, text: string, { width, height, sizes, leading }: Room): Lines {
  const smallest = sizes.at(-1) ?? 0
  for (const size of sizes) {
    const lines = broken(text, (part) => typeface(part, size).width <= width)
    const isWhole = lines.every((line) => typeface(line, size).width <= width)
    if (isWhole && lines.length * size * leading <= height)
      return { size, lines: lines.map((line) => typeface(line, size)) }
  }
  const room = Math.max(1, Math.floor(height / (smallest * leading)))
  const fits = (part: string) => typeface(part, smallest).width <= width
  const lines = broken(text, fits).flatMap((line) => cut(line, fits))
  const kept = lines.slice(0, room)
  if (lines.length > room) kept.push(shortened(kept.pop() ?? '', fits))
  return { size: smallest, lines: kept.map((line) => typeface(line, smallest)) }
}

/** As many words in each line as fit. */
function broken(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A word too long for a line, in pieces that are not. */
function cut(line: string, fits: (part: string) => boolean): string[] {
  const pieces = ['']
  for (const letter of line) {
    const longer = `${pieces.at(-1)}${letter}`
    if (pieces.at(-1) === '' || fits(longer)) pieces[pieces.length - 1] = longer
    else pieces.push(letter)
  }
  return pieces
}

function shortened(line: string, fits: (part: string) => boolean): string {
  const letters = [...line]
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
