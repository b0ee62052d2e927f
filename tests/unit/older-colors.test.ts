import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'

/** The colors that a stylesheet declares, by name. */
function colorsOf(file: string): Map<string, string> {
  const colors = new Map<string, string>()
  postcss.parse(readFileSync(file, 'utf8')).walkDecls(/^--color-/, ({ prop, value }) => void colors.set(prop, value))
  return colors
}

test('older browsers have the light one of each pair of colors', () => {
  const colors = [...colorsOf('src/styles/tokens.css'), ...colorsOf('src/styles/tokens-late.css')]
  const pairs = colors.flatMap(([name, value]) => {
    const light = /^light-dark\((#\w+),/.exec(value)?.[1]
    return light ? [[name, light] as const] : []
  })
  expect(Object.fromEntries(colorsOf('src/styles/older.css'))).toEqual(Object.fromEntries(pairs))
})
