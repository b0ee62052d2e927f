import { expect, test } from 'vitest'
import { merge } from './merge.ts'
import { bodyPath, type Typed } from './types.ts'

const base = {
  data: { name: 'A', order: 1, group: { one: '1', two: '2' }, list: ['x', 'y'], marks: [{ a: 1 }, { a: 2 }] },
  body: 'First.\n\nSecond.\n\nThird.\n\nFourth.',
}
type Data = Partial<Record<keyof typeof base.data | 'summary', unknown>>
const version = (data: Data, body = base.body): Typed => ({ data: { ...base.data, ...data }, body })

/** What each of two people changes, what comes of it, and what both changed. */
const cases: [says: string, theirs: Typed, mine: Typed, merged: Typed, contested: string[]][] = [
  ['fields apart', version({ name: 'B' }), version({ order: 2 }), version({ name: 'B', order: 2 }), []],
  ['one field', version({ name: 'B' }), version({ name: 'C' }), version({ name: 'C' }), ['name']],
  ['the same alike', version({ name: 'B' }), version({ name: 'B' }), version({ name: 'B' }), []],
  [
    'fields of one group',
    version({ group: { one: '1', two: '3' } }),
    version({ group: { one: '0', two: '2' } }),
    version({ group: { one: '0', two: '3' } }),
    [],
  ],
  [
    'entries of one list',
    version({ marks: [{ a: 1 }, { a: 3 }] }),
    version({ marks: [{ a: 0 }, { a: 2 }] }),
    version({ marks: [{ a: 0 }, { a: 3 }] }),
    [],
  ],
  [
    'how long a list is',
    version({ list: ['x', 'y', 'z'] }),
    version({ list: ['y'] }),
    version({ list: ['y'] }),
    ['list'],
  ],
  ['one adds a field', version({ summary: 'New' }), version({ order: 2 }), version({ summary: 'New', order: 2 }), []],
  [
    'one removes what another changes',
    version({ name: undefined }),
    version({ name: 'B' }),
    version({ name: 'B' }),
    ['name'],
  ],
  [
    'paragraphs apart',
    version({}, 'First, changed.\n\nSecond.\n\nThird.\n\nFourth.'),
    version({}, 'First.\n\nSecond.\n\nFourth.\n\nFifth.'),
    version({}, 'First, changed.\n\nSecond.\n\nFourth.\n\nFifth.'),
    [],
  ],
  [
    'one paragraph',
    version({}, base.body.replace('Second', '2nd')),
    version({}, base.body.replace('Second', 'Next')),
    version({}, base.body.replace('Second', 'Next')),
    [bodyPath],
  ],
  [
    'line ends',
    version({ name: 'B' }, base.body.replaceAll('\n', '\r\n')),
    version({}, base.body.replace('Third', '3rd')),
    version({ name: 'B' }, base.body.replace('Third', '3rd')),
    [],
  ],
]

test.each(cases)('two people change %s', (_, theirs, mine, merged, contested) => {
  const told = merge(base, theirs, mine)
  expect(JSON.parse(JSON.stringify(told.merged))).toEqual(JSON.parse(JSON.stringify(merged)))
  expect(told.contested.map(({ path }) => path)).toEqual(contested)
})

test('whoever typed is told what the other changed', () => {
  const theirs = version({ name: 'B', group: { one: '1', two: '3' } })
  expect(merge(base, theirs, version({ group: { one: '0', two: '2' } })).changed).toEqual(['name', 'group.two'])
})
