import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { olderColors } from '../../build/older-colors.ts'
import type { Company } from '../../src/model/schema/facts.ts'
import { iconSvg, icons, manifest, tabIcon } from '../../src/seo/icon.ts'
import { cardSvg } from '../../src/seo/social/card.ts'
import { readColors } from '../../src/styles/colors.ts'

const file = 'src/styles/tokens.css'
const tokens = readFileSync(file, 'utf8')
const colors = readColors()
const pairs = Object.values(colors).flatMap(({ light, dark }) => [light, dark])
const known = new RegExp(pairs.filter((color) => color.length > 4).join('|'), 'gi')

test('a color of the site is written down in tokens.css and nowhere else', () => {
  const texts = globSync('{src,build,deploy,public}/**/*.{ts,tsx,css,svg,astro}').filter((name) => name !== file)
  const repeated = texts.flatMap((name) =>
    (readFileSync(name, 'utf8').match(known) ?? []).map((color) => `${name}: ${color}`),
  )
  expect(repeated).toEqual([])
})

test('icons, pictures, the manifest and older browsers follow tokens.css', () => {
  const changed = readColors(tokens.replaceAll(known, '#123456'))
  const face = () => ({ drawn: '<path/>', width: 1 })
  const card = { eyebrow: 'a', heading: 'b', summary: 'c', company: 'd', hands: ['lattice'] } as const
  const names = Object.keys(icons) as (keyof typeof icons)[]
  const made = [
    ...names.map((name) => iconSvg(name, changed)),
    tabIcon(changed),
    manifest({ name: 'd' } as Company, changed),
    cardSvg(card, { display: face, text: face, strong: face }, changed),
  ]
  for (const text of made) {
    expect(text).not.toMatch(known)
    expect(text).toContain('#123456')
  }
})

test('older browsers have the light one of each pair', async () => {
  const { css } = await postcss([olderColors]).process(readFileSync('src/styles/older.css', 'utf8'), {
    from: undefined,
  })
  for (const [name, { light }] of Object.entries(colors)) expect(css).toContain(`--color-${name}: ${light}`)
})

test.each([
  ['a color for both themes', 'green', /--color-accent: is green\. Write a color for day and one for night/],
  ['a color that pictures cannot show', 'light-dark(oklch(0.5 0.2 150), #fff)', /--color-accent: is light-dark\(oklch/],
])('%s is refused', (_case, value, words) => {
  expect(() => readColors(tokens.replace(/(--color-accent: )[^;]+/, `$1${value}`))).toThrow(words)
})

test('a color that icons need is missed by its name', () => {
  expect(() => tabIcon({})).toThrow('src/styles/tokens.css has no --color-accent')
})
