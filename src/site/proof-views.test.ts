import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passages } from '../model/schema/insights.ts'
import { marginsOf, passagesOf } from './proof-views.ts'

const unsourced = passages.filter((passage) => passage !== 'sources')
const cover = (title: string, passage?: (typeof passages)[number]) => ({ title, text: `About ${title}`, passage })
const asked = (question: string, passage?: (typeof passages)[number]) => ({
  question,
  answer: `Re ${question}`,
  passage,
})
const placesOf = (groups: ReturnType<typeof marginsOf>) =>
  groups.map(({ margin, at, until, marks }) => [margin, at, until, marks.map(({ title }) => title).join()])

test('a piece has all passages, one without sources all but these, and no piece the place of its title', () => {
  expect(passagesOf({ sources: [1] })).toEqual(passages)
  expect(passagesOf({ sources: [] })).toEqual(unsourced)
  expect(passagesOf(undefined)).toEqual(['title'])
})

describe('marks stand', () => {
  test('where they say, from the top down, with the room up to the next', () => {
    const page = {
      covers: [cover('a', 'sources'), cover('b', 'date'), cover('c', 'date')],
      questions: [asked('d', 'title')],
    }
    expect(placesOf(marginsOf(page, passages))).toEqual([
      ['covers', 'date', 'sources', 'b,c'],
      ['covers', 'sources', undefined, 'a'],
      ['questions', 'title', undefined, 'd'],
    ])
  })

  test('by their order where they do not say it', () => {
    const page = { covers: ['a', 'b', 'c'].map((title) => cover(title)), questions: [asked('d'), asked('e')] }
    expect(placesOf(marginsOf(page, passages))).toEqual([
      ['covers', 'title', 'opening', 'a'],
      ['covers', 'opening', 'figure', 'b'],
      ['covers', 'figure', undefined, 'c'],
      ['questions', 'opening', 'figure', 'd'],
      ['questions', 'figure', undefined, 'e'],
    ])
  })

  test('at the last passage where theirs is missing', () => {
    const page = { covers: [cover('a', 'sources')], questions: [asked('b', 'date')] }
    expect(placesOf(marginsOf(page, unsourced)).map(([, at]) => at)).toEqual(['byline', 'date'])
    expect(placesOf(marginsOf(page, ['title'])).map(([, at]) => at)).toEqual(['title', 'title'])
  })

  test('once each, at passages that are shown, whatever they say', () => {
    const at = fc.option(fc.constantFrom(...passages), { nil: undefined })
    const shown = fc.constantFrom(passages, unsourced, ['title'] as const)
    fc.assert(
      fc.property(fc.array(at, { maxLength: 5 }), fc.array(at, { maxLength: 7 }), shown, (left, right, shown) => {
        const covers = left.map((at, i) => cover(`c${i}`, at))
        const questions = right.map((at, i) => asked(`q${i}`, at))
        const groups = marginsOf({ covers, questions }, shown)
        const titles = groups.flatMap(({ marks }) => marks.map(({ title }) => title))
        expect(titles.toSorted()).toEqual(
          [...covers.map((c) => c.title), ...questions.map((q) => q.question)].toSorted(),
        )
        for (const { at } of groups) expect(shown).toContain(at)
      }),
    )
  })
})
