import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { bodyOf, copyOf, proseOf, steering } from './texts.ts'

const fields = (changes: object) => samplePage('/sample', changes as Partial<Page>)
/** What every sample page says. */
const common = copyOf(fields({}))
const added = (changes: object) => copyOf(fields(changes)).slice(common.length)

test('every page says its name, title, description and summary', () => {
  expect(common).toHaveLength(4)
  expect(common).toContain('Name of /sample')
})

test.each([
  ['nested fields', { steps: [{ title: 'Begin', text: 'We ask.' }] }, ['Begin', 'We ask.']],
  ['facts', { facts: [{ label: 'Horizon', value: 'Ten years' }] }, ['Horizon', 'Ten years']],
  ['a figure', { figure: { draws: 'chain', heading: 'A path', links: [{ title: 'Payer' }] } }, ['A path', 'Payer']],
  ['paragraphs', { mission: 'One.\n\nTwo.\n' }, ['One.', 'Two.']],
  ['sources', { sources: ['Office, Title, 2024'] }, ['Office, Title, 2024']],
  ['the body', { body: '## Why\n\nBecause.' }, ['Why', 'Because.']],
])('copy has the texts of %s', (_case, changes, texts) => expect(added(changes)).toEqual(texts))

test.each([...steering].filter((field) => field !== 'body'))('copy has no text of %s', (field) =>
  expect(copyOf(fields({ [field]: 'steers' }))).not.toContain('steers'),
)

test('prose leaves out the sources', () => {
  const page = fields({ sources: ['Office, Title, 2024'], body: 'Because.' })
  expect(proseOf(page)).toEqual([...common, 'Because.'])
})

test.each([
  ['nothing', '', []],
  ['a paragraph over two lines', 'One\ntwo.', ['One two.']],
  ['a heading right above its text', '### Why not\nBecause.', ['Why not', 'Because.']],
  ['a list below a line', 'Bring:\n- a pen\n- paper\n  and ink', ['Bring:', 'a pen', 'paper and ink']],
  ['a nested and a numbered list', '1. Ask\n   - twice\n2. Wait', ['Ask', 'twice', 'Wait']],
  ['links and pictures', 'Read [the *terms*](/terms#top) and ![a map](map.png).', ['Read the terms and a map.']],
  ['a link in brackets', 'See us ([here](/about)).', ['See us (here).']],
  ['emphasis and code', 'A **bold**, _slanted_ `snake_case` word.', ['A bold, slanted snake_case word.']],
  ['a quotation', '> Said once.', ['Said once.']],
  ['a note', 'Before.\n\n:::note[Mind]\nInside.\n:::\nAfter.', ['Before.', 'Inside.', 'After.']],
  ['a table', '| Fee | Due |\n| --- | :-: |\n| 1.2B | - |', ['Fee', 'Due', '1.2B', '-']],
  ['a minus inside a text', 'Down by -2.5 - at most.', ['Down by -2.5 - at most.']],
])('the body is read without its Markdown: %s', (_case, body, texts) => expect(bodyOf(fields({ body }))).toEqual(texts))
