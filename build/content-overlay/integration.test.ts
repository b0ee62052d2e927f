import { expect, test } from 'vitest'
import { problemsPage } from './integration.ts'

const problem = { file: 'content/pages/about.md', field: 'line 12', what: 'has <b> in it.', cure: 'Write **bold**.' }

test('every problem is listed with its file, its place and its cure, and nothing in it is markup', () => {
  const page = problemsPage([problem, { ...problem, file: 'content/menu.yaml', field: '[0].items[1].page', line: 7 }])
  expect(page).toContain('The content has 2 problems')
  for (const told of [
    'content/pages/about.md',
    'content/menu.yaml:7',
    'line 12',
    'entry 1, items 2, page',
    'Write **bold**.',
  ])
    expect(page).toContain(told)
  expect(page).toContain('has &lt;b> in it.')
})
