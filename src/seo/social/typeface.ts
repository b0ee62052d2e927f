import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A word or a line as it is drawn: the outlines of its letters, and how far it reaches. */
export interface SetText {
  /** Path data, from the start of the base line. */
  path: string
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
  const known = new Set(face.collectUnicodes())
  const has = (letter: string) => known.has(letter.codePointAt(0) ?? 0)
  return (text, size) => {
    const shown = [...text.normalize('NFC')].map((letter) => (has(letter) ? letter : plainer(letter, has))).join('')
    return set(font, shown.replaceAll(/\s+/g, ' ').trim(), size / face.upem)
  }
}

/** An accented letter the typeface lacks, without its accent. */
function plainer(letter: string, has: (letter: string) => boolean): string {
  return [...letter.normalize('NFKD')].filter(has).join('')
}

function set(font: harfbuzz.Font, text: string, scale: number): SetText {
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
    return scaled(font.glyphToPath(codepoint), at, scale)
  })
  return { path: letters.join(''), width: width * scale }
}

/** Path data of a letter, moved to its place and turned over: letters grow upwards, pictures downwards. */
function scaled(path: string, at: number, scale: number): string {
  const round = (value: number) => Math.round(value * 10) / 10
  return path.replaceAll(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) => `${round((Number(x) + at) * scale)},${round(-Number(y) * scale)}`,
  )
}
