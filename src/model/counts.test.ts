import { describe, expect, test } from 'vitest'
import { countedPage, counts } from './placeholders.ts'

const today = new Date('2026-09-30T12:00:00Z')
const page = (address: string, fields = '') =>
  countedPage(`content/pages${address}.md`, `---\nname: Page\n${fields}\n---\n\nstatus: draft\n`, today)
const times = (size: number) => Array.from({ length: size }, (_, i) => page(`/a/${i}`))

describe('pages are counted below the page they stand under', () => {
  test.each([
    ['a page', '', 'one'],
    ['one that is published', 'status: published', 'one'],
    ['one in preparation', 'status: in-preparation', undefined],
    ['a draft, in quotes', 'status: "draft"', undefined],
    ['an article of today', 'date: 2026-09-30', 'one'],
    ['an article of tomorrow', 'date: 2026-10-01', undefined],
    ['a position on its last day', 'closes: 2026-09-30', 'one'],
    ['a position that is closed', 'closes: 2026-09-29', undefined],
  ])('%s', (_case, fields, counted) => expect(counts(3, [page('/a/b', fields)]).get('count:/a')).toBe(counted))

  test('and not below those further up; home counts nowhere', () => {
    const found = counts(3, [page('/index'), page('/a/index'), page('/a/b'), page('/a/b/c')])
    expect([...found.keys()].filter((key) => key.startsWith('count:/'))).toEqual(['count:/', 'count:/a', 'count:/a/b'])
    expect(found.get('count:/')).toBe('one')
  })
})

test.each([
  [1, 'one', 'One'],
  [12, 'twelve', 'Twelve'],
  [20, 'twenty', 'Twenty'],
  [21, '21', '21'],
])('%i is written %s', (size, word, capital) => {
  const found = counts(3, times(size))
  expect([found.get('count:/a'), found.get('Count:/a')]).toEqual([word, capital])
})

test('offices and divisions are counted, too', () => {
  const found = counts(3, [page('/a', 'kind: division'), page('/b', 'kind: division'), page('/c', 'kind: legal')])
  expect([found.get('Count:offices'), found.get('count:divisions')]).toEqual(['Three', 'two'])
})
