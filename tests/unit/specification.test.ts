import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const list = readFileSync('tests/specification.md', 'utf8')
const rows = list
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|fact) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '))

describe('the list of facts', () => {
  test('has as many rows as it says', () => {
    expect(rows.length).toBe(Number(list.match(/a row each, (\d+) rows/)?.[1]))
    expect(rows.filter((row) => row.length !== 3)).toEqual([])
  })

  test('says nothing twice', () => {
    const facts = rows.map(([fact]) => fact)
    expect(facts.filter((fact, i) => facts.indexOf(fact) !== i)).toEqual([])
  })

  test('has exact numbers: what it does not quote is never "at least"', () => {
    const vague = /\b(at least|at most|some|several|many|or more)\b|[<>≥≤]/i
    // What the form says in its own words is quoted.
    const said = rows.map(([fact = '']) => fact.replaceAll(/“[^”]*”/g, ''))
    expect(said.filter((fact) => vague.test(fact))).toEqual([])
  })
})

test.each(rows)('%s is held by %s: %s', (_fact, file = '', title = '') => {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // Once, and as the name of a test or of a rule: right behind the bracket that opens its call, or where a line begins.
  const named = [`'${title}'`, `"${title}"`, `\`${title}\``].flatMap((quoted) => source.split(quoted).slice(0, -1))
  expect(named.filter((before) => /(?:\(\s*|\n {2})$/.test(before))).toHaveLength(1)
})
