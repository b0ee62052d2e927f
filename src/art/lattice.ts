import type { Random } from '../lib/random.ts'
import { type Drawing, type Frame, squares } from './drawing.ts'

export interface LatticeContent {
  capabilities?: number
  steps?: number
  /** Of a page that gathers others: how many there are, and how many are in preparation. */
  members?: Members
}

interface Members {
  published: number
  preparing: number
}

/** Software: a lattice of cells. One thing has a path of filled cells in it; a family has a cell for each member. */
export function lattice(
  frame: Frame,
  random: Random,
  { capabilities = 4, steps = 4, members }: LatticeContent,
): Drawing {
  return members ? cellsOf(frame, random, members) : stair(frame, random, Math.max(capabilities + 1, steps), steps)
}

/** One row of cells more than there are capabilities; the filled path climbs one tread for each step. */
function stair({ width, height }: Frame, random: Random, rows: number, steps: number): Drawing {
  // Whole cells on whole places are the shortest to write, and every page carries its picture.
  const cell = Math.floor(height / rows)
  const columns = Math.floor(width / cell)
  const [left, top] = [Math.floor((width - columns * cell) / 2), Math.floor((height - rows * cell) / 2)]
  const climbs = random.next() < 0.5
  const start = random.whole(0, rows - steps)
  const side = swell(cell, random)

  const cells = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const tread = Math.floor((column * steps) / columns)
    const filled = row === start + (climbs ? steps - 1 - tread : tread)
    return {
      x: left + (column + 0.5) * cell,
      y: top + (row + 0.5) * cell,
      side: side(column / columns, row / rows),
      filled,
    }
  })
  const draw = (filled: boolean) => squares(cells.filter((one) => one.filled === filled))
  return { width, height, faint: draw(false), accent: draw(true), solid: true }
}

/** The side of a cell: a slow wave over the field, in four sizes. The seed turns it and shifts it. */
function swell(cell: number, random: Random): (u: number, v: number) => number {
  const [down, shift] = [random.between(-3, 3), random.between(0, 6.28)]
  return (u, v) => {
    const wave = Math.round(1.5 + 1.5 * Math.sin(6 * u + down * v + shift))
    return 2 * Math.round((cell * (0.34 + 0.1 * wave)) / 2)
  }
}

/** A large cell for each member, filled; a small hollow one for each in preparation. */
function cellsOf({ width, height }: Frame, random: Random, { published, preparing }: Members): Drawing {
  const count = Math.max(1, published + preparing)
  const columns = Math.ceil(Math.sqrt((count * width) / height))
  const rows = Math.ceil(count / columns)
  const cell = Math.floor(Math.min(width / columns, height / rows, height / 3))
  const [left, top] = [Math.floor((width - columns * cell) / 2), Math.floor((height - rows * cell) / 2)]
  const side = swell(cell, random)
  const at = (i: number, share: number) => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    return {
      x: left + (column + 0.5) * cell,
      y: top + (row + 0.5) * cell,
      side: 2 * Math.round((share * side(column / columns, row / rows)) / 2),
    }
  }
  const large = Array.from({ length: published }, (_, i) => at(i, 1.2))
  const small = Array.from({ length: preparing }, (_, i) => at(published + i, 0.7))
  return { width, height, faint: squares(small), accent: squares(large), solid: true }
}
