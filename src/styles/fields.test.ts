import { expect, test } from 'vitest'
import { artStyles } from '../model/schema/catalog.ts'
import { readColors } from './colors.ts'

const colors = readColors()
const fields = Object.keys(colors).filter((name) => name.startsWith('field-'))
const deeps = Object.keys(colors).filter((name) => name.startsWith('deep-'))

/** How much light a color has of each kind. */
function lightOf(hex: string): [number, number, number] {
  const full = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  const part = (at: number) => {
    const given = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return given <= 0.04045 ? given / 12.92 : ((given + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** The relative luminance of a color, as WCAG has it. */
function luminance(hex: string): number {
  const [r, g, b] = lightOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** How different two colors look: their distance in Oklab, in which that of black and white is 1. */
function difference(one: string, other: string): number {
  const seen = (hex: string) => {
    const [r, g, b] = lightOf(hex)
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ] as const
  }
  const [from, to] = [seen(one), seen(other)]
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
}

/** What is seen of a color that lets some of the ground through. */
const mix = (top: string, share: number, ground: string) =>
  `#${[1, 3, 5]
    .map(
      (at) =>
        share * Number.parseInt(top.slice(at, at + 2), 16) +
        (1 - share) * Number.parseInt(ground.slice(at, at + 2), 16),
    )
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`

const themes = ['light', 'dark'] as const
const named = (name: string, theme: (typeof themes)[number]) => colors[name]?.[theme] ?? ''

test('there is a field, and a deep tone, for each division that there may be', () => {
  expect(fields.toSorted()).toEqual(artStyles.map((style) => `field-${style}`).toSorted())
  expect(deeps.toSorted()).toEqual(artStyles.map((style) => `deep-${style}`).toSorted())
})

test.each(fields)('all that is written on %s can be read, by day and by night', (field) => {
  for (const ink of ['ink', 'ink-2', 'accent', 'brass', field.replace('field', 'deep')])
    for (const theme of themes)
      expect(contrast(named(ink, theme), named(field, theme)), `${ink}, ${theme}`).toBeGreaterThanOrEqual(4.5)
})

test.each(deeps)('%s can be read off its field as well, and is that division alone', (deep) => {
  for (const theme of themes) {
    for (const ground of ['paper', 'paper-2', 'leaf'])
      expect(contrast(named(deep, theme), named(ground, theme)), `${ground}, ${theme}`).toBeGreaterThanOrEqual(4.5)
    for (const other of deeps.filter((name) => name !== deep))
      expect(difference(named(deep, theme), named(other, theme)), `${other}, ${theme}`).toBeGreaterThan(0.07)
    // Brass means a risk and red a mistake; these mean neither.
    for (const other of ['brass', 'error'])
      expect(difference(named(deep, theme), named(other, theme)), `${other}, ${theme}`).toBeGreaterThan(0.05)
  }
})

test('the closing band is told from the page, and from what is written in ink, and can be read, its button too', () => {
  for (const theme of themes) {
    const [band, bandInk] = [named('band', theme), named('band-ink', theme)]
    expect(contrast(band, bandInk), theme).toBeGreaterThanOrEqual(7)
    expect(contrast(mix(bandInk, 0.85, band), band), `its button, pointed at, ${theme}`).toBeGreaterThanOrEqual(4.5)
    for (const other of ['paper', 'paper-2', 'ink'])
      expect(difference(band, named(other, theme)), `${other}, ${theme}`).toBeGreaterThan(0.1)
  }
})

test.each(deeps)('the closing band in %s can be read as well, its button too', (deep) => {
  // By night it is the same color darker (sections/division-head.css), and read in the browser.
  const [band, bandInk] = [named(deep, 'light'), named('band-ink', 'light')]
  expect(contrast(band, bandInk)).toBeGreaterThanOrEqual(5)
  expect(contrast(mix(bandInk, 0.85, band), band), 'its button, pointed at').toBeGreaterThanOrEqual(4.5)
})
