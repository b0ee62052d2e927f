import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { SpanLook } from '../../model/schema/figures/lanes.ts'

/** Where the spans of a figure lie, in places from 1 and in percent of the whole time, and when that is in words. */

type Figure = FigureOf<'lanes'>

export interface Stretch {
  from: number
  to: number
}

interface Bar {
  x: string
  width: string
}

export interface PlacedSpan extends Stretch, Bar {
  mark: SpanLook
  name: string
  text: string | undefined
  /** The times that it lasts, such as "Week 1 to Week 4". */
  when: string
}

export interface Column extends Bar {
  filled: { y: string; height: string }
  above: { y: string; height: string } | undefined
}

export function placesOf({ times, parts, lanes, turn, levels }: Figure) {
  const count = times.length * parts
  const barOf = ({ from, to }: Stretch): Bar => ({ x: percent(from - 1, count), width: percent(to - from + 1, count) })
  const whenOf = ({ from, to }: Stretch) => {
    const [first = '', last = ''] = [from, to].map((place) => times[Math.ceil(place / parts) - 1])
    return first === last ? first : `${first} to ${last}`
  }
  return {
    count,
    /** Where one time ends and the next begins. */
    edges: times.slice(1).map((_, i) => percent(i + 1, times.length)),
    lanes: lanes.map(({ name, spans }) => ({
      name,
      spans: spans.map(({ from, to = from, mark, name: said, text }): PlacedSpan => {
        const stretch = { from, to }
        return { ...stretch, ...barOf(stretch), mark, name: said, text, when: whenOf(stretch) }
      }),
    })),
    turn: turn && turnOf({ from: turn.from, to: turn.to ?? turn.from }, count, barOf),
    levels: levels && { line: percent(topOf(levels) - levels.line, topOf(levels)), columns: columnsOf(levels) },
  }
}

/** The words of a turn begin above it where a third of the room is left, and end with it otherwise. */
function turnOf(turn: Stretch, count: number, barOf: (stretch: Stretch) => Bar) {
  const isEarly = (count - turn.from + 1) * 3 >= count
  return { ...barOf(turn), isEarly, words: isEarly ? { from: turn.from, to: count } : { from: 1, to: turn.to } }
}

type Levels = Pick<NonNullable<Figure['levels']>, 'heights' | 'line'>

/** How much of a time's width its bar leaves free. */
const free = 0.36

const topOf = ({ heights, line }: Levels) => Math.max(...heights, line)

/** A bar for each time, filled up to the line and drawn in outline above it. */
function columnsOf(levels: Levels): Column[] {
  const { heights, line } = levels
  const top = topOf(levels)
  return heights.map((height, i) => {
    const filled = Math.min(height, line)
    return {
      x: percent(i, heights.length),
      width: percent(1 - free, heights.length),
      filled: { y: percent(top - filled, top), height: percent(filled, top) },
      above: height > line ? { y: percent(top - height, top), height: percent(height - line, top) } : undefined,
    }
  })
}

const percent = (part: number, of: number) => `${Math.round((part / of) * 10_000) / 100}%`
