import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import { stemOf } from '../lib/words.ts'
import type { Page } from '../model/page.ts'
import { buildTree } from '../site/tree.ts'
import { searchIn } from './engine.ts'
import { entriesOf, pageIndex } from './entries.ts'
import { pack, unpack } from './packed.ts'
import { grouped } from './results.ts'

const page = (address: string, name: string, changes: object = {}) =>
  samplePage(address, {
    name,
    title: name,
    summary: name,
    description: name,
    status: 'published',
    ...changes,
  } as Partial<Page>)

const pages = [
  page('/', 'Home'),
  page('/about', 'About'),
  page('/yard', 'Yard', { kind: 'division' }),
  page('/yard/kites', 'Kites'),
  page('/yard/kites/box', 'Box', { summary: 'Flies steadily in rough weather', body: 'Spars of cedarwood.' }),
  page('/yard/kites/soon', 'Box', { status: 'in-preparation' }),
  page('/school', 'School', { kind: 'division' }),
  page('/school/kites', 'Kites', { description: 'Evening lessons for CheckACV' }),
  page('/school/checkacv', 'CheckACV'),
  page('/careers', 'Careers'),
  page('/careers/closed', 'Zeppelin Pilot', { kind: 'position', closed: true }),
]
const synonyms = [{ words: ['careers', 'jobs', 'open positions'] }]
const entries = entriesOf({ tree: buildTree(pages), pages, synonyms, company: { shortName: 'Society' } })
const search = searchIn(unpack(JSON.parse(JSON.stringify(pack(entries)))))
const found = (query: string) => search(query).map(({ entry }) => entry.address)

describe('a page is found by', () => {
  test.each([
    ['its name', 'careers', '/careers'],
    ['half a word', 'care', '/careers'],
    ['a slip of the finger', 'carreers', '/careers'],
    ['another word for it', 'jobs', '/careers'],
    ['another phrase for it', 'any open position', '/careers'],
    ['another form of a word', 'flying steady', '/yard/kites/box'],
    ['a word of its text', 'spars', '/yard/kites/box'],
    ['a part of a name written in one', 'acv', '/school/checkacv'],
    ['a name that other queries would pass over', 'about', '/about'],
    ['a question', 'what is it about the cedarwood spars', '/yard/kites/box'],
  ])('%s', (_case, query, address) => expect(found(query)[0]).toBe(address))
})

test('a page that says all that was typed comes before one that is named after half of it', () => {
  expect(found('kites in rough weather')[0]).toBe('/yard/kites/box')
})

test('what a page costs is found, and what its head says', () => {
  const glance = { for: 'Builders', get: 'A glider', cost: 'By the meter', also: { label: 'Run by', value: 'Wardens' } }
  const priced = [
    page('/', 'Home'),
    page('/glider', 'Glider', { kind: 'product', lede: 'Folded.', glance, pricing: {} }),
  ]
  const index = entriesOf({ tree: buildTree(priced), pages: priced, synonyms: [], company: { shortName: 'Society' } })
  for (const word of ['folded', 'builder', 'meter', 'warden', 'price'].map(stemOf))
    expect(index[1]?.near).toContain(word)
})

test('what is in preparation comes after what can be read, and a closed position not at all', () => {
  expect(found('box')).toEqual(['/yard/kites/box', '/yard/kites/soon'])
  expect(found('zeppelin pilot')).toEqual([])
})

test('two pages of one name are told apart by their place and their division', () => {
  const both = search('kites').filter(({ entry }) => entry.name === 'Kites')
  expect(both.map(({ entry }) => [entry.group, ...entry.place]).sort()).toEqual([
    ['School', 'School'],
    ['Yard', 'Yard'],
  ])
})

test('results stand by division, that of the best first, and no more than asked', () => {
  const hits = search('kites')
  expect(grouped(hits, 9).flatMap((group) => group.hits)).toEqual(expect.arrayContaining(hits))
  expect(grouped(hits, 1)).toEqual([{ name: hits[0]?.entry.group, hits: hits.slice(0, 1) }])
})

test('an index travels whole', () => {
  expect(unpack(JSON.parse(JSON.stringify(pack(entries))))).toEqual(entries)
})

test.each([[null], [[]], [{}], ['no index'], [{ groups: [], pages: [1], stems: '', near: [], far: [] }]])(
  '%j is no index, and says so',
  (data) => expect(() => unpack(data as never)).toThrow(TypeError),
)

describe('nothing breaks it', () => {
  test.each([
    ['only blanks', '   \t\n'],
    ['nothing', ''],
    ['emoji', '🎉👩‍👩‍👧'],
    ['signs of regular expressions', '(.*)+?[^$]{2,}\\'],
  ])('%s finds nothing', (_case, query) => expect(found(query)).toEqual([]))

  test.each([
    ['markup', '<script>kites</script>'],
    ['right-to-left text around it', '\u202eעפיפון kites'],
    ['10,000 letters behind it', `kites ${'x'.repeat(10_000)}`],
    ['10,000 words behind it', `kites ${'of '.repeat(10_000)}`],
  ])('%s leaves the word that is there', (_case, query) => expect(found(query)[0]).toMatch(/kites$/))

  test('any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (query) => found(query).length <= pages.length),
    )
  })
})

test('the list of all pages has each once, by division, below the page above it', () => {
  const chapters = pageIndex(entries)
  const listed = chapters.flatMap(({ address, parts }) => [
    ...(address ? [address] : []),
    ...parts.flatMap(({ entry, below }) => [entry.address, ...below.map((page) => page.address)]),
  ])
  expect(listed.sort()).toEqual(entries.map(({ address }) => address).sort())
  expect(chapters.map(({ name }) => name)).toEqual(['Society', 'Yard', 'School'])
  expect(chapters[1]?.parts.map(({ below }) => below.length)).toEqual([2])
})
