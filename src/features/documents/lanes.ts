import type { LaneName } from '../../model/document-words.ts'

/**
 * Studies as lines through lanes: across in the order in which rights come up, down by whose they are. Each study
 * begins in a lane of its own; the lanes below and above are shared.
 */

/** Who has each right, in order; every study has the same ones. */
export type Rights = readonly { lane: LaneName }[]

/** Lines that share a lane run side by side, so many hundredths of a lane apart; where all share it they are one. */
const apart = 14

export interface Line {
  /** A place for each right, in order: x from 0 to 100 across, y in hundredths of a lane from the top. */
  places: { x: number; y: number }[]
  /** Its curve, in the same measures. */
  path: string
}

/** The number of a lane from the top: the public on top, then a lane for each study, those who sign, and the group. */
export function laneOf(lane: LaneName, study: number, studies: number): number {
  return { public: 0, asker: study + 1, signers: studies + 1, group: studies + 2 }[lane]
}

/** So many lanes are there, with the three that all share. */
export const lanesFor = (studies: number) => studies + 3

const rounded = (place: number) => Math.round(place * 10) / 10

export function linesOf(studies: readonly Rights[]): Line[] {
  const met = meetings(studies)
  return studies.map((rights, study) => {
    const shift = (study - (studies.length - 1) / 2) * apart
    const places = rights.map(({ lane }, i) => ({
      x: rounded(((i + 0.5) / rights.length) * 100),
      y: rounded(laneOf(lane, study, studies.length) * 100 + 50 + (met.includes(i) ? 0 : shift)),
    }))
    return { places, path: curve(places) }
  })
}

/** From the left edge through every place to the right one; level at each place. */
function curve(places: Line['places']): string {
  const ends = [{ x: 0, y: places[0]?.y ?? 0 }, ...places, { x: 100, y: places.at(-1)?.y ?? 0 }]
  const parts = ends.slice(1).map(({ x, y }, i) => {
    const from = ends[i] ?? { x: 0, y }
    const half = rounded((from.x + x) / 2)
    return from.y === y ? `H${x}` : `C${half} ${from.y} ${half} ${y} ${x} ${y}`
  })
  return `M0 ${ends[0]?.y}${parts.join('')}`
}

/** The rights that all studies leave to the same hands, by their number: where the lines meet. */
export function meetings(studies: readonly Rights[]): number[] {
  if (studies.length < 2) return []
  return (studies[0] ?? []).flatMap((_, right) => {
    const lanes = studies.map((rights, study) => laneOf(rights[right]?.lane ?? 'asker', study, studies.length))
    return new Set(lanes).size === 1 ? [right] : []
  })
}

/** One study's line turned, for phones: down by right, across by lane, on a square of 100. */
export function turnedPath(rights: Rights): string {
  const across: Record<LaneName, number> = { public: 10, asker: 37, signers: 63, group: 90 }
  const places = rights.map(({ lane }, i) => ({ x: across[lane], y: rounded(((i + 0.5) / rights.length) * 100) }))
  return places
    .map(({ x, y }, i) => {
      const before = places[i - 1]
      if (!before) return `M${x} ${y}`
      const half = rounded((before.y + y) / 2)
      return before.x === x ? `V${y}` : `C${before.x} ${half} ${x} ${half} ${x} ${y}`
    })
    .join('')
}
