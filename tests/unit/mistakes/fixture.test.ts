import { globSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { add } from './edits.ts'
import { expectTold } from './expect-told.ts'
import { figures } from './fixture-figures.ts'
import { pages } from './fixture-pages.ts'
import { inspect, sweep } from './inspect.ts'
import { instruments, programs, services } from './services.ts'

afterAll(sweep)

/** Mistakes in what figures are drawn from, made in the fixture: the small site of the other mistakes draws none. */

const root = 'tests/fixture'
const fixture = Object.fromEntries(
  globSync(`${root}/content/**/*.*`).map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
)

const threads = {
  'services and the events that lead to them': services,
  'programs and the lanes of their cases': programs,
  'instruments and their contracts': instruments,
}

test('the fixture has no mistake', async () => expect(await inspect(fixture)).toEqual([]))

describe.each(Object.entries({ ...pages, ...figures, ...threads }))('in %s, an editor', (_where, table) => {
  test.each(table)('%s (%s)', (...mistake) => expectTold(fixture, mistake))
})

test('an event may be listed while the service that it leads to is a draft', async () => {
  const folder = 'content/pages/workshop/repairs'
  const draft = add('status: draft')(fixture[`${folder}/splinting.md`] ?? '')
  const listed = (fixture[`${folder}/index.md`] ?? '').replace(/( +- name: )A bent stick\n/, '$1A rainy week\n$&')
  expect(await inspect({ ...fixture, [`${folder}/index.md`]: listed, [`${folder}/drying.md`]: draft })).toEqual([])
})

test('a menu that cannot be read is told alone', async () => {
  const found = await inspect({ ...fixture, 'content/menu.yaml': '- 7' })
  expect(found.map(({ file }) => file)).toEqual(['content/menu.yaml'])
})

test.each([
  ['marks', 'soundings', 'gulls'],
  ['call', 'whistles', 'noon'],
])('a figure of one member is refused: %s', async (draws, family, other) => {
  const { [`content/pages/workshop/${family}/${other}.md`]: _other, ...others } = fixture
  const told = await inspect(others)
  expect(told.filter(({ file }) => file === `content/pages/workshop/${family}/index.md`)).toMatchObject([
    {
      field: 'figure.draws',
      what: `is "${draws}", and there is 1 member; it can draw 2 to 12.`,
      cure: 'Remove the figure, or move pages here or away.',
    },
  ])
})
