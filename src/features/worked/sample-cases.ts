import type { Bars, Course, Tape } from '../../model/schema/worked-shapes.ts'

/** Worked cases for the gallery and for tests: the fewest words, and the longest. */

const note = (at: number) => ({ at, title: `At place ${at}`, text: 'What happens here, in a short sentence.' })
const long = 'Wherever the longest of all names would have to stand'.slice(0, 40)
const longNote = (at: number) => ({
  at,
  title: `Something that takes many words to name, ${at}`,
  text: 'A sentence about it that goes on for as long as any sentence here may go on, and then a second one, which ends where the limit of its field is reached at last.',
})

const shared = { heading: 'One thing, from its start to its end', text: 'What is drawn, in a sentence or two.' }
const wave = Array.from({ length: 25 }, (_, i) => Math.round(10 + 8 * Math.sin(i / 3)))

export const shortCourse: Course = {
  shape: 'course',
  ...shared,
  up: 'Price',
  across: 'Time',
  lines: [{ name: 'Price', heights: [0, 5, 10, 15, 20] }],
  notes: [note(1), note(5)],
}

export const longCourse: Course = {
  ...shortCourse,
  up: long,
  across: long,
  lines: [
    { name: long, heights: wave },
    { name: `${long.slice(1)}.`, heights: wave.toReversed() },
  ],
  area: { name: `${long.slice(2)}..`, top: wave.map((height) => Math.min(20, height + 4)), bottom: wave },
  zones: { name: `${long.slice(3)}...`, spans: [{ from: 2, to: 5 }] },
  level: { name: `${long.slice(4)}....`, height: 18 },
  notes: [1, 7, 13, 19, 25].map(longNote),
}

export const shortTape: Tape = {
  shape: 'tape',
  ...shared,
  across: 'Year',
  columns: ['1', '2', '3'],
  states: [
    { tone: 'full', name: 'Paid' },
    { tone: 'cross', name: 'Not paid' },
  ],
  rows: [
    { name: 'One', cells: ['full', 'full', 'none'] },
    { name: 'Two', cells: ['full', 'cross', 'cross'] },
  ],
  follow: 2,
  notes: [note(1), note(2)],
}

const tones = ['full', 'half', 'open', 'dot'] as const

export const longTape: Tape = {
  ...shortTape,
  across: long,
  columns: Array.from({ length: 12 }, (_, i) => `Quarter ${i % 10}`.slice(0, 8) + 'abcdefghijkl'[i]),
  states: tones.map((tone, i) => ({ tone, name: `${i} ${long.slice(2)}` })),
  rows: Array.from({ length: 7 }, (_, row) => ({
    name: `A row whose name is very long ${row}`.slice(-30),
    cells: Array.from({ length: 12 }, (_, i) => tones[(i + row) % 4] ?? 'none'),
  })),
  follow: 4,
  notes: [1, 2, 6, 11, 12].map(longNote),
}

export const stackedBars: Bars = {
  shape: 'bars',
  ...shared,
  up: 'Price',
  set: 'stacked',
  parts: [
    { tone: 'open', name: 'Debt' },
    { tone: 'full', name: 'Equity' },
    { tone: 'half', name: 'Reserve' },
    { tone: 'cross', name: 'Shortfall' },
  ],
  columns: Array.from({ length: 8 }, (_, i) => ({
    label: `A label of many words, bar ${i + 1}`,
    heights: [5, i, 3, 4],
  })),
  level: { name: 'What was paid', height: 20 },
  notes: [1, 3, 4, 6, 8].map(longNote),
}

export const besideBars: Bars = {
  ...stackedBars,
  set: 'beside',
  parts: stackedBars.parts.slice(0, 2),
  columns: [
    { label: 'Before', heights: [20, 0] },
    { label: 'After', heights: [4, 12] },
  ],
  notes: [note(1), note(2)],
}

export const againstBars: Bars = {
  ...besideBars,
  set: 'against',
  columns: Array.from({ length: 20 }, (_, i) => ({ heights: [2, i % 7 === 0 ? 18 : 0] })),
  notes: [note(1), note(8), note(20)],
}
