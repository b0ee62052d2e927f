/** A curve from the left edge to the right one, level at both ends. It is a hundred wide; before it, a level line may lead in. */
export function curve(from: number, to: number, leadIn = 0): string {
  const [y, end] = [rounded(from), rounded(to)]
  const start = leadIn > 0 ? `M-${leadIn} ${y}H0` : `M0 ${y}`
  return y === end ? `${start}H100` : `${start}C60 ${y} 40 ${end} 100 ${end}`
}

function rounded(place: number): number {
  return Math.round(place * 100) / 100
}
