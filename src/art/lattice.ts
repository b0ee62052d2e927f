import type { Random } from '../lib/random.ts'
import { type Drawing, type Frame, squares } from './drawing.ts'

/** Software: a lattice of cells that swell and shrink, with one path of filled cells across it. */
export function lattice({ width, height }: Frame, random: Random): Drawing {
  const rows = Math.max(4, Math.round(height / 40))
  const cell = height / rows
  const columns = Math.floor(width / cell)
  const left = (width - columns * cell) / 2
  const path = walk(rows, columns, random)
  const size = height < 120 ? () => 0.64 : swell(random)

  const cells = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const side = even(cell * size(column / columns, row / rows))
    return { x: left + (column + 0.5) * cell, y: (row + 0.5) * cell, side, filled: path.has(i) }
  })
  const draw = (filled: boolean) => squares(cells.filter((c) => c.filled === filled))
  return { width, height, faint: draw(false), accent: draw(true), solid: true }
}

/** Even sides on whole places are the shortest to write, and every page carries its picture. */
const even = (side: number) => 2 * Math.round(side / 2)

/** From the left edge to the right, a step at a time, straying up and down: the numbers of its cells. */
function walk(rows: number, columns: number, random: Random): Set<number> {
  let row = random.whole(1, rows - 2)
  return new Set(
    Array.from({ length: columns }, (_, column) => {
      const here = row * columns + column
      row = Math.max(1, Math.min(rows - 2, row + random.whole(-1, 1)))
      return here
    }),
  )
}

/** The share of its place that a cell fills: a slow wave with a seeded direction. */
function swell(random: Random): (u: number, v: number) => number {
  const [across, down, shift] = [random.between(2, 5), random.between(-4, 4), random.between(0, 6)]
  const turn = random.between(3, 6)
  return (u, v) => 0.47 + 0.17 * Math.sin(across * u * 2 + down * v + shift) + 0.08 * Math.sin(turn * (v - u))
}
