/** A sum that grows shorter from line to line: each cut comes off its end, and the last piece is what is left. */

export interface Piece {
  /** Places on the line, from 0 to 1. */
  start: number
  end: number
}

export function piecesOf(cuts: readonly { share: number }[], left: { share: number }): Piece[] {
  const total = cuts.reduce((sum, { share }) => sum + share, left.share)
  let rest = total
  return [...cuts, left].map(({ share }) => {
    const end = rest
    rest -= share
    return { start: rest / total, end: end / total }
  })
}

/** A place as an attribute of SVG takes it. */
export const percent = (place: number) => `${Math.round(place * 1000) / 10}%`
