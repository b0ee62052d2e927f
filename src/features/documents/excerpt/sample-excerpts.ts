import type { ExcerptData } from '../../../model/schema/excerpt.ts'

/** Excerpts for the gallery and for tests: each form once, and then with as much as it may hold. */

const heights = [1, 4, 2, 8, 6, 10]

export const sampleExcerpts: Record<string, ExcerptData> = {
  'a table with marks': {
    draws: 'table',
    columns: ['Rope', 'Old keeper', 'New keeper'],
    rows: [
      ['Anchor', '[x] Sound', '[ ] Frayed'],
      ['Bell', '3/10 A season', '7/10 ==A year=='],
      ['~~Flag~~', '~~Lost at sea~~', '6-9/10 In the fall'],
    ],
    note: 'They count the season from different days.',
  },
  'a table of one row': { draws: 'table', columns: ['Rope', 'Length'], rows: [['Bell', 'Two arms']] },
  'lines of text': {
    draws: 'lines',
    lines: ['The rope is dried on the wall.', '~~It is oiled twice.~~ It is oiled once, ==in the dark==.'],
  },
  'lines of a script': { draws: 'script', lines: ['count ropes --both-sides', 'stop --on-difference'] },
  'a large sentence': {
    draws: 'text',
    text: 'The rope may stay ~~if it holds~~ as long as ==two people can hang on it== without a sound.',
  },
  'sheets and a phone': {
    draws: 'cards',
    cards: [
      { title: 'A bell', looks: 'phone', lines: ['Ring once', '~~Ring twice~~'] },
      { title: 'A flag', looks: 'sheet', lines: ['Hoist it at noon', '==Look up==', 'Go home'] },
    ],
  },
  'a form': {
    draws: 'form',
    fields: [
      { label: 'Rope', value: 'Of the bell' },
      { label: 'Sound', value: '[x] Seen by two' },
    ],
    note: 'Signed by both.',
  },
  'a way through stations': {
    draws: 'flow',
    stations: ['Quay', 'Wall', '==Roof=='].map((title) => ({ title, text: 'It dries for a day' })),
  },
  'one curve': { draws: 'curves', from: 'Spring', until: 'Fall', curves: [{ name: 'Length', heights }] },
  'curves above a floor': {
    draws: 'curves',
    from: 'Spring',
    until: 'Fall',
    curves: [
      { name: 'Length', heights },
      { name: 'Without the bell', heights: heights.toReversed() },
    ],
    floor: { name: 'As long as the wall', height: 3 },
  },
}

const word = 'Seilerbahnaufsichtsratsvorsitzende'
const long = `${word}, and then some more words`

export const longExcerpts: Record<string, ExcerptData> = {
  'the longest table': {
    draws: 'table',
    columns: [word.slice(0, 32), 'Second', 'Third', 'Fourth'],
    rows: Array.from({ length: 5 }, (_, i) => [`${i + 1} ${long}`, `==${long}==`, `[ ] ${long}`, `5-9/10 ${long}`]),
    note: `${long}, ${long}`,
  },
  'the longest cards': {
    draws: 'cards',
    cards: [1, 2, 3].map((n) => ({
      title: `${n} ${word}`,
      looks: n === 2 ? 'phone' : 'sheet',
      lines: Array.from({ length: 5 }, (_, i) => `${i + 1} ${long}, ==${long}==`),
    })),
  },
  'the longest form': {
    draws: 'form',
    fields: Array.from({ length: 6 }, (_, i) => ({ label: `${i + 1} ${word}`, value: `${long}, ~~${long}~~` })),
  },
  'the longest way': {
    draws: 'flow',
    stations: Array.from({ length: 6 }, (_, i) => ({ title: `==${i + 1}${word.slice(0, 20)}==`, text: long })),
  },
}
