import { expect, test } from 'vitest'
import { jobsOf } from './job-views.ts'

const family = (href: string, ...subItems: { label: string; href: string; isUpcoming?: true }[]) => ({
  title: href,
  description: 'A family',
  href,
  subItems,
})
const card = (page: string, ...pages: string[]) => ({
  job: 'A job',
  title: 'A product',
  description: 'A text',
  features: [{ text: 'Does it', pages }],
  page,
})
const point = { title: 'A rule', text: 'A text' }

const jobs = jobsOf(
  [
    family('/a/z', { label: 'Zed', href: '/a/z/one' }),
    family(
      '/a/b',
      { label: 'One', href: '/a/b/one' },
      { label: 'Two', href: '/a/b/two' },
      {
        label: 'Three',
        href: '/a/b/three',
        isUpcoming: true,
      },
    ),
  ],
  {
    products: { heading: 'Jobs', cards: [card('/a/b', '/a/b/two'), card('/elsewhere')] },
    principles: [{ ...point, page: '/a/b' }, point],
  },
)

test('products stand in the order of their jobs, then the families that no job is known of', () => {
  expect(jobs.map(({ href, job }) => [href, job])).toEqual([
    ['/a/b', 'A job'],
    ['/elsewhere', 'A job'],
    ['/a/z', undefined],
  ])
})

test('each page below a product is named once: at its feature, among the others, or in preparation', () => {
  const [first] = jobs
  expect(first?.features).toEqual([{ text: 'Does it', links: [{ title: 'Two', href: '/a/b/two' }] }])
  expect(first?.members).toEqual([{ title: 'One', href: '/a/b/one' }])
  expect(first?.upcoming).toEqual([{ title: 'Three', href: '/a/b/three' }])
})

test('a rule stands at the product it names', () => {
  expect(jobs.map(({ rules }) => rules.length)).toEqual([1, 0, 0])
})
