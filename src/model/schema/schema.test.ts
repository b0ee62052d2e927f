import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { parsePage } from '../parse.ts'
import { ContentError } from '../problems.ts'

/** Each test takes a page of the fixture, which is good, and spoils one thing in it. */

const folder = 'tests/fixture/'
const product = 'content/pages/workshop/boats/paper-boat.md'
const toolbox = 'content/pages/workshop/kit.md'
const assets = 'content/pages/workshop/stores.md'
const division = 'content/pages/workshop/index.md'

const facts = new Map([['tratoWebsite', 'https://example.com']])

const keys = (path: string) => path.match(/\w+/g) ?? []

/** The front matter of a page, ready to be changed. */
const open = (file: string) => parseDocument(readFileSync(folder + file, 'utf8').split('\n---\n')[0] ?? '')

/** A page with the value at a path replaced or (with undefined) removed. */
function spoil(file: string, path: string, value?: unknown): string {
  const page = open(file)
  // A path that leads nowhere would test nothing.
  if (!page.hasIn(keys(path))) throw new Error(`${file} has no ${path}.`)
  if (value === undefined) page.deleteIn(keys(path))
  else page.setIn(keys(path), value)
  return `---\n${page.toString({ lineWidth: 0, directives: false })}---\n`
}

/** The problems that reading a text reports. */
function problems(file: string, text: string) {
  try {
    parsePage(file, text, facts)
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
  return []
}

test.each([product, toolbox, assets, division])('%s is good as it stands', (file) => {
  expect(problems(file, readFileSync(folder + file, 'utf8'))).toEqual([])
})

const parts: [name: string, file: string, path: string, required: string[]][] = [
  ['a fact', product, 'facts[1]', ['label', 'value']],
  ['a benefit', product, 'features.points[1]', ['icon', 'title', 'description']],
  ['a tab', product, 'figure.tabs[1]', ['value', 'icon', 'title', 'description', 'features', 'screen']],
  ['a plan', product, 'pricing.plans[1]', ['name', 'price', 'description', 'features']],
  ['a testimonial', product, 'testimonials.quotes[1]', ['quote', 'name', 'title']],
  ['a drawn window', product, 'figure.tabs[0].screen', ['shows', 'main', 'side']],
  ['a feature', toolbox, 'features.points[1]', ['icon', 'title', 'description']],
  ['a group of users', toolbox, 'groups.groups[1]', ['title', 'uses', 'before', 'after']],
  ['an asset class', assets, 'classes[1]', ['icon', 'title', 'description', 'aum', 'performance']],
  ['a product', division, 'products.cards[1]', ['icon', 'title', 'description', 'features', 'page', 'action']],
]

describe.each(parts)('%s', (_name, file, path, required) => {
  test.each(required)('without its %s is refused', (key) => {
    const field = `${path}.${key}`
    expect(problems(file, spoil(file, field))).toEqual([
      { file, field, what: expect.stringMatching(/^is missing/), cure: expect.stringMatching(/^(Add it|Use one of)/) },
    ])
  })

  test('with a field nothing reads is refused', () => {
    const page = open(file)
    page.setIn(keys(`${path}.color`), 'red')
    expect(problems(file, `---\n${page}---\n`)).toMatchObject([
      { file, field: `${path}.color`, what: 'is a field that nothing reads.' },
    ])
  })
})

describe('a group around such parts', () => {
  test.each([
    [product, 'features.heading'],
    [product, 'figure.heading'],
    [product, 'figure.program'],
    [product, 'figure.tabs'],
    [product, 'pricing.guarantee'],
    [product, 'pricing.plans'],
    [product, 'pricing.intro'],
    [product, 'figure.tabs[0].worked.page'],
    [product, 'figure.tabs[0].worked.text'],
    [product, 'testimonials.note'],
    [toolbox, 'groups.heading'],
    [assets, 'risk'],
    [assets, 'caveat'],
    [division, 'products.heading'],
  ])('%s needs %s', (file, field) => {
    expect(problems(file, spoil(file, field))).toMatchObject([{ file, field, what: 'is missing.' }])
  })

  test.each([
    [product, 'pricing'],
    [product, 'testimonials'],
    [product, 'website'],
    [product, 'figure'],
    [toolbox, 'groups'],
    [division, 'products'],
  ])('%s may do without %s', (file, field) => expect(problems(file, spoil(file, field))).toEqual([]))

  test.each([
    [assets, 'classes', 4],
    [division, 'products.cards', 4],
    [product, 'testimonials.quotes', 3],
  ])('%s needs all of its %s, which are %i: one less and one more are refused', (file, field, count) => {
    expect(problems(file, spoil(file, `${field}[${count - 1}]`))).toMatchObject([
      { file, field, what: `has ${count - 1} entries, exactly ${count}.` },
    ])
    const page = open(file)
    page.addIn(keys(field), page.getIn([...keys(field), 0]))
    expect(problems(file, `---\n${page}---\n`)?.[0]).toMatchObject({
      file,
      field,
      what: `has ${count + 1} entries, exactly ${count}.`,
      cure: 'Remove 1 entry.',
    })
  })
})

/** The one problem of a page with one value replaced. */
function problemWith(file: string, field: string, value: unknown) {
  const found = problems(file, spoil(file, field, value))
  expect(found).toHaveLength(1)
  return found[0]
}

describe('a price', () => {
  test('written without quotes is a number to YAML, and the editor is told to add them', () => {
    const unquoted = readFileSync(folder + product, 'utf8').replace(/price: ['"](.*)['"]/, 'price: $1')
    const [problem, ...others] = problems(product, unquoted)
    expect(problem).toMatchObject({
      file: product,
      field: 'pricing.plans[0].price',
      what: 'must be a text, and is read as a number.',
    })
    expect(problem?.cure).toBe('Put quotes around it.')
    expect(others).toEqual([])
  })

  test.each(['$205.70', '205.7', '205,70', 'on request', ''])('"%s" is refused', (price) => {
    const problem = problemWith(product, 'pricing.plans[1].price', price)
    expect(problem).toMatchObject({ file: product, field: 'pricing.plans[1].price' })
    expect(problem?.what).toContain(', and must be a price such as "205.70".')
  })

  test.each(['0', '247', '1000.50'])('"%s" is good', (price) => {
    expect(problems(product, spoil(product, 'pricing.plans[1].price', price))).toEqual([])
  })
})

describe('the plans', () => {
  test('have at most one that is the most popular', () => {
    const page = open(product)
    for (const plan of [0, 1]) page.setIn(['pricing', 'plans', plan, 'popular'], true)
    expect(problems(product, `---\n${page}---\n`)).toMatchObject([
      { file: product, field: 'pricing.plans', what: 'has more than one marked as popular.' },
    ])
  })

  test('may all be as popular', () => {
    expect(problems(product, spoil(product, 'pricing.plans[1].popular'))).toEqual([])
  })

  test('say once what holds for all of them', () => {
    const page = open(product)
    for (const plan of [0, 1]) page.addIn(['pricing', 'plans', plan, 'features'], 'Wax')
    const [problem, ...others] = problems(product, `---\n${page}---\n`)
    expect(problem).toMatchObject({
      field: 'pricing.plans[0].features[2]',
      what: 'is the same in every plan.',
      cure: 'Say it once, in "intro" or "guarantee".',
    })
    expect(others).toHaveLength(1)
  })
})

describe('a figure of an asset class', () => {
  test.each(['1,2B', '1.2', '1.2b', '$1.2B', '.5B', '1.B', 'much'])('assets of %s are refused', (aum) => {
    const problem = problemWith(assets, 'classes[2].aum', aum)
    expect(problem).toMatchObject({ file: assets, field: 'classes[2].aum' })
    expect(problem?.what).toContain(', and must be a number with M or B behind it, such as 1.2B.')
  })

  test.each(['12.5%', '12.5', '+12.5', '+12,5%', '−3%', 'up'])('a performance of %s is refused', (performance) => {
    const problem = problemWith(assets, 'classes[2].performance', performance)
    expect(problem).toMatchObject({ file: assets, field: 'classes[2].performance' })
    expect(problem?.what).toContain(', and must be a percentage with its sign, such as +12.5%.')
  })

  test.each([
    ['aum', '2M'],
    ['aum', '10.25B'],
    ['performance', '-3%'],
    ['performance', '+0.0%'],
  ])('%s may be %s', (key, value) => expect(problems(assets, spoil(assets, `classes[2].${key}`, value))).toEqual([]))
})

describe('other values a part refuses', () => {
  test.each([
    ['an unknown pictogram', product, 'figure.tabs[0].icon', 'rocket', /not known/, /building, calendar/],
    ['a tab that no address can name', product, 'figure.tabs[0].value', 'My Taxes', /lower-case/, /Change/],
    ['a website that is no address', product, 'website', 'boats', /begins with https/, /Change/],
    ['a saving with a full stop', product, 'pricing.plans[1].saving', 'Save 10%.', /full stop/, /Change/],
    ['an included line with a full stop', product, 'pricing.plans[1].features[0]', 'Portals.', /full stop/, /Change/],
    [
      'an unknown pictogram of a product',
      division,
      'products.cards[0].icon',
      'kite',
      /not known/,
      /building, calendar/,
    ],
    ['an unknown pictogram of a class', assets, 'classes[0].icon', 'shelf', /not known/, /building, calendar/],
    ['a foot with a full stop', division, 'products.cards[0].action', 'See it.', /full stop/, /Change/],
    ['a product card to no address', division, 'products.cards[0].page', 'software', /an address such as/, /Change/],
    [
      'a card with one line',
      division,
      'products.cards[0].features',
      ['One line'],
      /has 1 entry, at least 2/,
      /Add 1 more entry/,
    ],
  ])('%s', (_case, file, field, value, what, cure) => {
    const problem = problemWith(file, field, value)
    expect(problem).toMatchObject({ file, field })
    expect(problem?.what).toMatch(what)
    expect(problem?.cure).toMatch(cure)
  })
})
