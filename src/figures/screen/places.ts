/** Lines of drawn screens, as paths of SVG. They are schematic: nothing is measured, and nothing is written on them. */

export const stairs = { width: 108, height: 48, steps: 9 }

/** A line that rises in steps; each of several rises less than the one before, and none falls flat. */
export function stairsPath(place: number): string {
  const { width, height, steps } = stairs
  const rise = Math.max(1, 5 - place)
  return `M0 ${height - 1}${`h${width / steps}v-${rise}`.repeat(steps - 1)}h${width / steps}`
}

export const chart = { width: 320, height: 60 }
/** A level stands this high, of nine. */
const level = 4

/** Bars as high as their levels, of nine, and the even ones they are seen against, on one ground. */
export function barPaths(levels: readonly number[]): { bars: string; even: string } {
  const pitch = chart.width / levels.length
  const width = Math.round(pitch * 0.7)
  const unit = (chart.height - 6) / 9
  const bar = (place: number, height: number) =>
    `M${Math.round(place * pitch + (pitch - width) / 2)} ${chart.height - 1}v-${Math.round(height * unit)}h${width}v${Math.round(height * unit)}`
  return {
    bars: levels.map((height, i) => bar(i, height)).join(''),
    even: levels.map((_, i) => bar(i, level)).join(''),
  }
}
