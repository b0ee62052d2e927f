import { describe, expect, test } from 'vitest'
import { longExcerpts, sampleExcerpts } from './excerpt/sample-excerpts.ts'
import { heightOf, roomOf } from './room.ts'

const silent = { work: [], chapter: undefined, queries: [] }
const saying = (length: number) => ({ ...silent, work: [{ title: 'Work', text: 'a'.repeat(length) }] })
const all = Object.entries({ ...sampleExcerpts, ...longExcerpts })

test('where nothing is said the excerpt has the width', () => {
  expect(roomOf({ ...silent, excerpt: all[0]?.[1] })).toBe('nowhere')
})

test('without an excerpt words stand at the title', () => {
  expect(roomOf(saying(100))).toBe('at-title')
})

describe.each(all)('%s', (_, excerpt) => {
  test('has room for few words beside it, unless it is a way across the page, and never for many', () => {
    expect(roomOf({ ...saying(10), excerpt })).toBe(excerpt.draws === 'flow' ? 'below' : 'beside')
    expect(roomOf({ ...saying(6000), excerpt })).toBe('below')
  })

  test('is higher with a note', () => {
    expect(heightOf({ ...excerpt, note: 'A word by hand.' })).toBeGreaterThan(heightOf({ ...excerpt, note: undefined }))
  })
})
