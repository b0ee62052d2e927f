import { expect, test } from 'vitest'
import { leavesOf, strokesAt, strokesEnd } from './scrap.ts'

const rows = [
  { label: 'A', cells: ['one', 'one'] },
  { label: 'B', cells: ['two', 'tow'], note: 'Typed by hand' },
]

test('two windows are a leaf each, and the copy is circled where it differs', () => {
  const [first, copy] = leavesOf({ look: 'windows', columns: ['Here', 'There'], rows })
  expect(first).toEqual({
    label: 'Here',
    lines: [
      { label: 'A', text: 'one', isCircled: false },
      { label: 'B', text: 'two', isCircled: false },
    ],
    note: undefined,
  })
  expect(copy?.lines.map(({ isCircled }) => isCircled)).toEqual([false, true])
  expect(copy?.note).toBe('Typed by hand')
})

test('any other scrap has a leaf for each line; on a sheet what has a note is circled', () => {
  const lines = [
    { label: 'A', cells: ['one'], note: 'Source?' },
    { label: 'B', struck: 'two', cells: [] },
  ]
  const circled = (look: 'sheet' | 'slips') =>
    leavesOf({ look, rows: lines }).map((leaf) => leaf.lines.map(({ isCircled }) => isCircled))
  expect(circled('sheet')).toEqual([[true], []])
  expect(circled('slips')).toEqual([[false], []])
  expect(leavesOf({ look: 'slips', rows: lines })[1]).toEqual({ label: 'B', lines: [], struck: 'two', note: undefined })
})

test('whatever the hand, its stroke ends where the record begins, and neighbors are not crossed out alike', () => {
  const [end = ''] = /[\d.]+ [\d.]+/.exec(strokesEnd) ?? []
  for (let place = 0; place < 8; place++) {
    expect(strokesAt(place).endsWith(end)).toBe(true)
    expect(strokesAt(place)).not.toBe(strokesAt(place + 1))
  }
})
