import { describe, expect, test } from 'vitest'
import { medianGrade } from '../src/model/copy/reading.ts'
import { samplePage } from '../tests/support/sample.ts'
import {
  bodyLinks,
  distribution,
  habitsIn,
  isPassive,
  percentile,
  type Row,
  reportOf,
  standardDeviation,
  table,
  varietyLines,
  varietyOf,
} from './content-report.ts'

describe('links', () => {
  const page = (main: string) => `<body><header><a href="/menu">x</a></header><main>${main}</main><a href="/foot">x</a>`

  test.each([
    ['a page without any', '', []],
    ['addresses once each, in their order', '<a href="/b">x</a><a href="/a/c">x</a><a href="/b">x</a>', ['/b', '/a/c']],
    [
      'no query and no hash',
      '<a href="/contact?inquiry=other">x</a><a href="/about#team">x</a>',
      ['/contact', '/about'],
    ],
    ['the home page', '<a href="/">x</a><a href="/#top">x</a>', ['/']],
    ['none on the page itself', '<a href="#top">x</a><a>x</a>', []],
    ['none elsewhere', '<a href="mailto:a@b.c">x</a><a href="https://b.c/d">x</a><a href="//b.c">x</a>', []],
    ['none in the breadcrumb', '<nav aria-label="Breadcrumb"><a href="/up">x</a></nav><a href="/b">x</a>', ['/b']],
    ['those in other navigations', '<nav aria-label="Categories"><a href="/b">x</a></nav>', ['/b']],
  ])('body links: %s', (_case, main, links) => expect(bodyLinks(page(main))).toEqual(links))

  test('a text without a main part has no links', () => expect(bodyLinks('<a href="/b">x</a>')).toEqual([]))
})

describe('report', () => {
  const html = (...links: string[]) => `<main>${links.map((to) => `<a href="${to}">x</a>`).join('')}</main>`
  const row = (changes: Partial<Row>): Row => ({
    address: '/a',
    kind: 'offering',
    words: 200,
    grade: 8,
    linksIn: 2,
    linksOut: 3,
    clicks: 1,
    ...changes,
  })

  test('counts links between different pages, and clicks from the home page', () => {
    const sites: Record<string, string> = {
      '/': html('/a', '/sitemap.xml'),
      '/a': html('/a', '/b', '/b#part', '/'),
      '/b': html('/a'),
      '/c': html('/b'),
    }
    const rows = reportOf(
      Object.keys(sites).map((address) => samplePage(address)),
      (address) => sites[address] ?? '',
    )
    expect(rows.map(({ address, linksIn, linksOut, clicks }) => [address, linksIn, linksOut, clicks])).toEqual([
      ['/', 1, 1, 0],
      ['/a', 2, 2, 1],
      ['/b', 2, 1, 2],
      ['/c', 0, 1, Number.POSITIVE_INFINITY],
    ])
  })

  test('counts sources as words, and leaves them out of the grade', () => {
    const [plain] = reportOf([samplePage('/')], () => html())
    const [sourced] = reportOf([samplePage('/', { sources: ['Office, Title, 2024'] } as object)], () => html())
    expect(sourced).toEqual({ ...plain, words: (plain?.words ?? 0) + 3 })
  })

  test.each([
    ['an odd number', [9, 7, 12], 9],
    ['an even number', [7, 12, 9, 10], 9.5],
    ['none', [], 0],
  ])('finds the median grade of %s', (_case, grades, median) =>
    expect(medianGrade(grades.map((grade) => row({ grade })))).toBe(median),
  )

  test('takes the median over offerings, products and assets alone', () => {
    const grades = { offering: 5, product: 9, assets: 8, home: 20, legal: 20, article: 20 }
    expect(medianGrade(Object.entries(grades).map(([kind, grade]) => row({ kind, grade })))).toBe(8)
  })

  test('writes aligned columns and the totals', () => {
    const rows = [row({}), row({ address: '/longer', kind: 'home', words: 1000, grade: 10.25, clicks: 0 })]
    expect(table(rows)).toBe(
      [
        'address  kind      words  grade  links in  links out  clicks',
        '/a       offering    200    8.0         2          3       1',
        '/longer  home       1000   10.3         2          3       0',
        '',
        'pages                         2',
        'words in all               1200',
        'median grade of offerings   8.0',
      ].join('\n'),
    )
  })
})

describe('variety', () => {
  const offer = (address: string, fields: object) =>
    samplePage(address, { status: 'published', kind: 'offering', summary: 'One', ...fields } as object)
  const many = (size: number) => Array.from({ length: size }, () => ({ title: 'One', text: 'We act.' }))

  const pages = [
    offer('/a', {
      facts: many(4),
      steps: many(2),
      questions: [{ question: 'Is it?', answer: 'No.' }],
      gets: [{ title: 'Rents', text: 'Rents are collected.' }],
      risk: 'It falls. It burns.',
    }),
    offer('/b', {
      facts: many(2),
      steps: many(2),
      questions: [{ question: 'Is it?', answer: 'It is. It stays kept in papers before the end.' }],
      gets: [{ title: 'Rents', text: 'We collect rents.' }],
    }),
    samplePage('/c'),
  ]

  test('counts what offerings have, and leaves out those in preparation', () => {
    const { offerings, counts, gets } = varietyOf(pages)
    expect(offerings).toBe(2)
    expect(Object.fromEntries(counts.map(({ name, spread }) => [name, spread]))).toEqual({
      facts: '2 × 1, 4 × 1',
      steps: '2 × 2',
      questions: '1 × 2',
      'sentences of a risk': '2 × 1',
      'sentences of an answer': '1 × 1, 2 × 1',
    })
    expect(gets).toEqual({ all: 2, passive: 1 })
  })

  test('measures how far words and sentences spread', () => {
    expect(standardDeviation([])).toBe(0)
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2)
    expect([10, 50, 90].map((percent) => percentile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], percent))).toEqual([1, 5, 9])
    expect(percentile([], 50)).toBe(0)
    expect(distribution([3, 3, 12, 2])).toBe('2 × 1, 3 × 2, 12 × 1')
  })

  test('counts habits in all their forms', () => {
    const now = (text: string) => habitsIn([text]).flatMap((habit) => (habit.now ? [[habit.name, habit.now]] : []))
    expect(now('Papers and a paper, before you stay.')).toEqual([
      ['paper(s)', 2],
      ['before you/any/the', 1],
      ['stay(s)', 1],
    ])
    expect(now('Paperwork, besides, was explained.')).toEqual([])
  })

  test.each([
    ['Rents are collected.', true],
    ['A report is always written.', true],
    ['The file is kept.', true],
    ['We collect rents.', false],
    ['It is red.', false],
  ])('knows a passive text: %s', (text, expected) => expect(isPassive(text)).toBe(expected))

  test('writes a line for each', () =>
    expect(varietyLines(varietyOf(pages)).split('\n')).toContain(
      '"kept"                                             1, before 41',
    ))
})
