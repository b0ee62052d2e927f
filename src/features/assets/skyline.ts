import { quantity } from '../../lib/formats.ts'

/**
 * Asset classes as blocks on one ground: as wide as their assets, as high as their performance year on year. Worked out
 * in a frame of 1200, with its labels, so that no two meet whatever the figures are.
 */

export interface AssetClass {
  title: string
  aum: string
  performance: string
}

export interface Box {
  x: number
  /** The upper edge; the ground is at 0, and up is negative. */
  y: number
  width: number
  height: number
}

export interface Block {
  title: string
  /** The title, in two lines where its block is too narrow for one. */
  lines: string[]
  aum: string
  performance: string
  /** A loss hangs below the ground. */
  isLoss: boolean
  body: Box
  /** Where its performance is written, and where its name and assets are; above the ground and below all blocks. */
  performanceLabel: Box
  nameLabel: Box
}

export interface Skyline {
  blocks: Block[]
  /** What one column and one row of squares stand for. */
  columnOf: number
  rowOf: number
  /** The frame's upper and lower edge. */
  top: number
  bottom: number
}

export const width = 1200
export const square = 12

const columns = width / square
/** What a row of squares may stand for, in percent; the smallest with which the highest block has at most 31 rows. */
const rowSteps = [1.5, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const mostRows = 31
const gap = 16
/** The room that labels take: a letter of each size, on the wide side. */
const letter = { performance: 11.8, name: 8.5, aum: 17.8 }
const performanceHeight = 34
const nameHeight = 84
/** A label beside a higher wall does not touch it. */
const inset = 2

export function skylineOf(classes: readonly AssetClass[]): Skyline {
  const sized = classes
    .map((each) => ({ ...each, assets: quantity(each.aum), change: quantity(each.performance) }))
    .toSorted((a, b) => b.assets - a.assets)
  const total = sized.reduce((sum, { assets }) => sum + assets, 0) || 1
  const greatest = Math.max(...sized.map(({ change }) => Math.abs(change)))
  const rowOf = rowSteps.find((step) => greatest / step <= mostRows) ?? greatest / mostRows
  const bodies = widthsOf(sized.map(({ assets }) => assets / total)).map((body, i) => {
    const change = sized[i]?.change ?? 0
    const height = (Math.abs(change) / rowOf) * square
    return { ...body, y: change < 0 ? 0 : -height, height }
  })
  const lowest = Math.max(...bodies.map(({ y, height }) => y + height))
  const titled = sized.map((each, i) => ({ ...each, lines: linesOf(each.title, (bodies[i]?.width ?? 0) - gap) }))
  const names = placed(titled, bodies, ({ lines, aum }) =>
    Math.max(...lines.map((line) => line.length * letter.name), aum.length * letter.aum),
  )
  const walled = bodies.map((body, i) => ({ ...body, x: body.x + ((bodies[i - 1]?.y ?? 0) < body.y ? inset : 0) }))
  const percents = placed(sized, walled, ({ performance }) => performance.length * letter.performance)
  const blocks = titled.map(({ title, lines, aum, performance, change }, i): Block => {
    const spot = percents[i] ?? { x: 0, width: 0 }
    return {
      title,
      lines,
      aum,
      performance,
      isLoss: change < 0,
      body: bodies[i] ?? { x: 0, y: 0, width: 0, height: 0 },
      performanceLabel: { ...spot, y: highestUnder(spot, bodies) - performanceHeight, height: performanceHeight },
      nameLabel: { ...(names[i] ?? spot), y: lowest, height: nameHeight },
    }
  })
  const topOf = ({ performanceLabel, body }: Block) => Math.min(performanceLabel.y, body.y)
  return {
    blocks,
    columnOf: total / columns,
    rowOf,
    top: Math.min(...blocks.map(topOf)),
    bottom: lowest + nameHeight,
  }
}

/** Shares of the frame side by side, in whole columns; each has one at least. */
function widthsOf(shares: readonly number[]): { x: number; width: number }[] {
  const exact = shares.map((share) => share * columns)
  const counts = exact.map((count) => Math.max(1, Math.floor(count)))
  // What rounding left over goes to those it took most from; what it gave too much, the largest give back.
  const byRest = exact.map((count, i) => ({ i, rest: count - (counts[i] ?? 0) })).toSorted((a, b) => b.rest - a.rest)
  const left = columns - counts.reduce((sum, count) => sum + count, 0)
  for (const { i } of byRest.slice(0, Math.max(0, left))) counts[i] = (counts[i] ?? 0) + 1
  for (let over = left; over < 0; over++) {
    const largest = counts.lastIndexOf(Math.max(...counts))
    counts[largest] = (counts[largest] ?? 0) - 1
  }
  let x = 0
  return counts.map((count) => {
    const body = { x, width: count * square }
    x += body.width
    return body
  })
}

/** A name in one line where there is room for it, in two at most. */
export function linesOf(title: string, room: number): string[] {
  if (title.length * letter.name <= room) return [title]
  const at = title.indexOf(' ', title.length / 2 - 3)
  return at < 0 ? [title] : [title.slice(0, at), title.slice(at + 1)]
}

/** Labels that begin with their block where they can: pushed right by the one before, then left by the frame's end. */
function placed<Labeled>(all: readonly Labeled[], bodies: readonly { x: number }[], widthOf: (one: Labeled) => number) {
  const labels = all.map((one, i) => ({ x: bodies[i]?.x ?? 0, width: widthOf(one) }))
  for (const [i, label] of labels.entries()) {
    const before = labels[i - 1]
    if (before) label.x = Math.max(label.x, before.x + before.width + gap)
  }
  let end = width
  for (const label of labels.toReversed()) {
    label.x = Math.min(label.x, end - label.width)
    end = label.x - gap
  }
  return labels
}

/** The upper edge of all blocks that a label of this width would stand over. */
function highestUnder(label: { x: number; width: number }, bodies: readonly Box[]): number {
  const under = bodies.filter(({ x, width }) => x < label.x + label.width && label.x < x + width)
  return Math.min(0, ...under.map(({ y }) => y))
}
