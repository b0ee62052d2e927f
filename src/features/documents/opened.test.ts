import { expect, test } from 'vitest'
import { openedParts } from './opened.ts'

const contents = [{ title: 'List' }, { title: 'Table' }, { title: 'Verdict', chapter: 'At night' }]
const work = { title: 'A walk', text: 'Along the quay.', part: 1 }
const query = { question: 'May I?', answer: 'You may.', part: 3 }
const chapter = { label: 'At night', anchor: 'at-night', html: '<p>Dark.</p>' }

test('whatever is said of a part stands with it, and a part of which nothing is said keeps its place', () => {
  const opened = openedParts({ contents, capabilities: [work], chapters: [chapter], questions: [query] })
  expect(opened).toEqual([
    { title: 'List', work: [work], chapter: undefined, queries: [] },
    { title: 'Table', work: [], chapter: undefined, queries: [] },
    { title: 'Verdict', work: [], chapter, queries: [query] },
  ])
})
