/** Lines over time on a piece of paper of 600 by 150, drawn from heights of 0 to 10. */

export const paper = { width: 600, height: 150 }

/** Room for the pen at the top and the bottom. */
const edge = 6

export const levelOf = (height: number): number => edge + ((10 - height) / 10) * (paper.height - 2 * edge)

/** From one edge to the other through all heights. */
export function pathOf(heights: readonly number[]): string {
  const step = paper.width / (heights.length - 1)
  return heights.map((height, i) => `${i ? 'L' : 'M'}${round(i * step)} ${round(levelOf(height))}`).join('')
}

/** Where a line goes, for those who hear it: it ends higher, lower or where it began. */
export function courseOf(heights: readonly number[]): string {
  const [first = 0, last = 0] = [heights[0], heights.at(-1)]
  const ends = last > first ? 'ends higher' : last < first ? 'ends lower' : 'ends where it began'
  const lowest = Math.min(...heights)
  return lowest < Math.min(first, last) ? `${ends}, after a low` : ends
}

const round = (n: number) => Math.round(n * 10) / 10
