import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const rows = readFileSync('tests/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|sentence)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
const sources = new Map(
  globSync('{src,tests}/**/*.{spec,test}.ts').map((file) => [basename(file), readFileSync(file, 'utf8')]),
)

test('there are rows', () => expect(rows.length).toBeGreaterThan(20))

test.each(rows)('%s is held by %s: %s', (_sentence, file = '', title = '') => {
  const source = sources.get(file) ?? ''
  expect([`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted))).toBe(true)
})
