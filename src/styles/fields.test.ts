import { expect, test } from 'vitest'
import { artStyles } from '../model/schema/catalog.ts'
import { readColors } from './colors.ts'

const colors = readColors()
const fields = Object.keys(colors).filter((name) => name.startsWith('field-'))

/** The relative luminance of a color, as WCAG has it. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

test('there is a field for each division that there may be', () =>
  expect(fields.toSorted()).toEqual(artStyles.map((style) => `field-${style}`).toSorted()))

test.each(fields)('all that is written on %s can be read, by day and by night', (field) => {
  for (const ink of ['ink', 'ink-2', 'accent', 'brass'])
    for (const theme of ['light', 'dark'] as const)
      expect(
        contrast(colors[ink]?.[theme] ?? '', colors[field]?.[theme] ?? ''),
        `${ink}, ${theme}`,
      ).toBeGreaterThanOrEqual(4.5)
})
