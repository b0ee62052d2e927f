import { describe, expect, test, vi } from 'vitest'
import { countedPage, counts, fill, fillAll, placeholders } from './placeholders.ts'
import type { Company } from './schema/facts.ts'

describe('placeholders', () => {
  const values = new Map([
    ['name', 'Acme'],
    ['odd', '{{name}} $& $1'],
  ])

  test.each([
    ['We are {{name}}.', 'We are Acme.'],
    ['{{ name }} and {{name}}', 'Acme and Acme'],
    ['{name} {{}', '{name} {{}'],
    ['It is {{odd}}', 'It is {{name}} $& $1'],
  ])('%s', (text, filled) => expect(fill(text, values, expect.unreachable)).toBe(filled))

  test('what is not known stays, and is told with its place', () => {
    const tell = vi.fn()
    expect(fill('At {{nam}}, {{name}}', values, tell)).toBe('At {{nam}}, Acme')
    expect(tell.mock.calls).toEqual([['{{nam}}', 3]])
  })

  test('every text in data is filled, and nothing else is touched', () => {
    const data = { a: ['{{name}}', 1, null, { b: true, c: 'At {{ name }}' }], '{{name}}': undefined }
    expect(fillAll(data, values, expect.unreachable)).toEqual({
      a: ['Acme', 1, null, { b: true, c: 'At Acme' }],
      '{{name}}': undefined,
    })
  })

  test('what is not known in data is told with its path', () => {
    const tell = vi.fn()
    fillAll({ questions: [{}, { answer: '{{nam}}' }] }, values, tell)
    expect(tell.mock.calls).toEqual([['{{nam}}', ['questions', 1, 'answer']]])
  })
})

describe('of the company', () => {
  const emails = { support: 'a@b.org', privacy: 'a@b.org', legal: 'c@b.org', press: 'd@b.org', careers: 'e@b.org' }
  const office = { city: 'Paris', email: 'f@b.org' }
  const company = (entities: object[]) =>
    ({ name: 'Acme', emails, inquiryEmails: [{ email: 'g@b.org' }], offices: [office], entities }) as unknown as Company

  test('the addresses of its mail are named once each', () => {
    expect(placeholders(company([])).get('emails')).toBe('a@b.org, c@b.org, d@b.org, e@b.org, g@b.org and f@b.org')
  })

  test('one agrees with the group, until its first legal entity is named', () => {
    const entity = { name: 'Acme Ltd', register: 'Companies House', number: '42' }
    expect(placeholders(company([])).get('party')).toBe('Acme')
    expect(placeholders(company([entity, {}])).get('party')).toBe('Acme Ltd (Companies House, 42)')
  })
})

describe('counts', () => {
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
      expect([...found.keys()].filter((key) => key.startsWith('count:/'))).toEqual([
        'count:/',
        'count:/a',
        'count:/a/b',
      ])
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
})
