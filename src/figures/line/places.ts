/** Where lines over time run, in a drawing of a hundred by a hundred whose y runs down. */

export interface Spot {
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
  const { lines, levels = [], worse, area, zones = [], marked = [], range } = given
  const points = lines[0]?.length ?? 2
  const all = [...lines, ...levels, ...(area ? [area.top, area.bottom] : [])]
  const draw = drawingIn(range ?? rangeOf(all), points)
  const level = levels[0] && spread(levels[0], points)
  const [first] = lines
  return {
    lines: lines.map((heights) => `M${draw.along(heights).join('L')}`),
    levels: levels.map((heights) => `M${draw.along(spread(heights, points)).join('L')}`),
    shaded: worse && level && first ? draw.between(beyond(first, level, worse)) : '',
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

const rounded = (place: number) => Math.round(place * 100) / 100
