import { midSentence } from '../../lib/names.ts'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { Loss } from '../../model/schema/figures/lines.ts'
import { heightSteps, putIn } from '../../model/schema/figures/scales.ts'
import { rounded } from '../placed.ts'

/** Where lines over time run, in a drawing of a hundred by a hundred whose y runs down. */

interface Spot {
  x: number
  y: number
}

interface Given {
  /** Each from left to right, at even distances; all as long as the first. */
  lines: readonly (readonly number[])[]
  /** One height where it is level; otherwise as many as the lines have. */
  levels?: readonly (readonly number[])[]
  /** On which side of the first level the first line is worse. */
  worse?: 'below' | 'above' | undefined
  /** Every line is held against the level, and not the first alone. */
  each?: boolean
  area?: { top: readonly number[]; bottom: readonly number[] } | undefined
  /** Stretches of time, by points counted from 1. */
  zones?: readonly { from: number; to: number }[]
  /** Points of the first line, counted from 1. */
  marked?: readonly number[]
  /** From where to where it goes; left out, it follows the lines, so that little of it stays empty. */
  range?: Range
}

interface Range {
  bottom: number
  top: number
}

export interface LinePlaces {
  lines: string[]
  levels: string[]
  /** What lies between a line and the first level where it is worse. */
  shaded: string
  area?: string
  zones: { x: number; width: number }[]
  marks: Spot[]
}

export function linePlaces(given: Given): LinePlaces {
  const { lines, levels = [], worse, each = false, area, zones = [], marked = [], range } = given
  const points = lines[0]?.length ?? 2
  const all = [...lines, ...levels, ...(area ? [area.top, area.bottom] : [])]
  const draw = drawingIn(range ?? rangeOf(all), points)
  const level = levels[0] && spread(levels[0], points)
  const held = each ? lines : lines.slice(0, 1)
  return {
    lines: lines.map((heights) => `M${draw.along(heights).join('L')}`),
    levels: levels.map((heights) => `M${draw.along(spread(heights, points)).join('L')}`),
    shaded: worse && level ? held.map((heights) => draw.between(beyond(heights, level, worse))).join('') : '',
    ...(area && { area: `M${[...draw.along(area.top), ...draw.along(area.bottom).toReversed()].join('L')}Z` }),
    zones: zones.map(({ from, to }) => ({ x: draw.x(from - 1), width: rounded(draw.x(to - 1) - draw.x(from - 1)) })),
    marks: marked.map((at) => ({ x: draw.x(at - 1), y: draw.y(lines[0]?.[at - 1] ?? 0) })),
  }
}

/** The heights of a level at so many places. */
function spread(heights: readonly number[], points: number): readonly number[] {
  return heights.length === 1 ? Array.from({ length: points }, () => heights[0] ?? 0) : heights
}

/** A little below the lowest, and never so close that a small step looks large. */
function rangeOf(all: readonly (readonly number[])[]): Range {
  const top = Math.max(...all.flat())
  return { top: Math.max(top, 8), bottom: Math.max(0, Math.min(Math.min(...all.flat()) - 2, top - 8)) }
}

interface Point {
  /** Counted from 0; between two points where lines cross. */
  at: number
  own: number
  other: number
}

function drawingIn({ top, bottom }: Range, points: number) {
  const x = (at: number) => rounded((at / (points - 1)) * 100)
  const y = (height: number) => rounded(((top - height) / (top - bottom)) * 100)
  return {
    x,
    y,
    along: (heights: readonly number[]) => heights.map((height, i) => `${x(i)} ${y(height)}`),
    between: (shapes: readonly Point[][]) =>
      shapes
        .map((shape) => {
          const there = shape.map(({ at, own }) => `${x(at)} ${y(own)}`)
          const back = shape.toReversed().map(({ at, other }) => `${x(at)} ${y(other)}`)
          return `M${[...there, ...back].join('L')}Z`
        })
        .join(''),
  }
}

/** The stretches in which a line is on the worse side of another, each with the places where they cross. */
function beyond(line: readonly number[], other: readonly number[], worse: 'below' | 'above'): Point[][] {
  const shapes: Point[][] = [[]]
  for (const point of withCrossings(line, other)) {
    const distance = worse === 'above' ? point.own - point.other : point.other - point.own
    if (distance >= 0) shapes.at(-1)?.push(point)
    if (distance <= 0) shapes.push(distance === 0 ? [point] : [])
  }
  return shapes.filter((shape) => shape.some(({ own, other: theirs }) => own !== theirs))
}

function withCrossings(line: readonly number[], other: readonly number[]): Point[] {
  return line.flatMap((own, at): Point[] => {
    const here = { at, own, other: other[at] ?? 0 }
    const next = { own: line[at + 1] ?? own, other: other[at + 1] ?? here.other }
    const [now, then] = [own - here.other, next.own - next.other]
    if (now * then >= 0) return [here]
    const part = now / (now - then)
    const height = own + part * (next.own - own)
    return [here, { at: at + part, own: height, other: height }]
  })
}

/**
 * How money goes, as lines from one start. Their drawing is as wide as they have steps and as high as heights go, so a line
 * is written in whole numbers, each a step on from the one before.
 */
export interface LossPlaces {
  steps: number
  lines: string[]
  /** Each line, closed where money was put in: what of it lies below that is lost, and shaded. */
  lost: string
  /** In hundredths of the drawing, from above. */
  turn: { x: number; y: number; text: string }
  /** Where nothing is left. */
  ends: number[]
}

/** From above: where money was put in. */
export const level = heightSteps - putIn

export function lossPlaces({ courses, turn }: Loss): LossPlaces {
  const steps = courses[0]?.length ?? 1
  const lines = courses.map((heights) => lineOf(upToNothing(heights)))
  const gone = new Set(courses.filter((heights) => heights.includes(0)).map((heights) => heights.indexOf(0) + 1))
  return {
    steps,
    lines,
    lost: lines.map((line) => `${line}H${steps}V${level}H0z`).join(''),
    turn: {
      x: (turn.at / steps) * 100,
      y: 100 - ((courses[0]?.[turn.at - 1] ?? 0) / heightSteps) * 100,
      text: turn.text,
    },
    ends: [...gone].map((at) => (at / steps) * 100),
  }
}

const upToNothing = (heights: readonly number[]) => {
  const gone = heights.indexOf(0)
  return gone < 0 ? heights : heights.slice(0, gone + 1)
}

const lineOf = (heights: readonly number[]) =>
  `M0 ${level}l${heights.map((height, i) => `1 ${(heights[i - 1] ?? putIn) - height}`).join(' ')}`.replaceAll(' -', '-')

type Data = FigureOf<'line'>

/** How lines run, for those who listen. */
export function wordsOf({ lines, levels }: Pick<Data, 'lines' | 'levels'>): string {
  const runs = lines.map(({ name, heights }) => {
    const [low, high] = [Math.min(...heights), Math.max(...heights)]
    return `${name}: begins at ${heights[0]}, ends at ${heights.at(-1)}, and lies between ${low} and ${high}.`
  })
  const held = levels.map(({ name, heights }) =>
    heights.length === 1
      ? `Held against ${midSentence(name)}, at ${heights[0]}.`
      : `Held against ${midSentence(name)}, which begins at ${heights[0]} and ends at ${heights.at(-1)}.`,
  )
  return [...runs, ...held, `Heights are relative, from 0 to ${heightSteps}.`].join(' ')
}
