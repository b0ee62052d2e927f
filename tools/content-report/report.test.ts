import { expect, test } from 'vitest'
import { medianGrade } from '../../src/model/copy/reading.ts'
import { samplePage } from '../../tests/support/sample.ts'
import { type Row, reportOf, table } from './report.ts'

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
