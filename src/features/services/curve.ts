/** A curve from the left edge to the right one, level at both ends. It is a hundred wide; before it, a level line may lead in. */
export function curve(from: number, to: number, leadIn = 0): string {
  const [y, end] = [rounded(from), rounded(to)]
  const start = leadIn > 0 ? `M-${leadIn} ${y}H0` : `M0 ${y}`
  return y === end ? `${start}H100` : `${start}C60 ${y} 40 ${end} 100 ${end}`
}

/** Curves from each of so many lines to the middle of them all. */
export function gathered(lines: number): string {
  return middles(lines)
    .map((place) => curve(place, lines / 2))
    .join('')
}

/** Curves from the middle to each of so many lines, led in behind the steps. */
export function parted(lines: number): string {
  return middles(lines)
    .map((place) => curve(lines / 2, place, 400))
    .join('')
}

function middles(lines: number): number[] {
  return Array.from({ length: lines }, (_, i) => i + 0.5)
}

function rounded(place: number): number {
  return Math.round(place * 100) / 100
}
