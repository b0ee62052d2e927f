import type { Split, SystemCase, Trace } from '../../model/schema/system-case.ts'
import type { Stop } from './track.ts'

/** Where things of a worked case stand, in percent of what they stand in, so that lines meet what they lead to. */

/** What a drawing of a case needs. */
export interface CaseProps<Form = SystemCase> {
  record: { name: string; check?: string | undefined; leaves?: string | undefined }
  route: readonly Stop[]
  points: readonly { title: string; text: string }[]
  worked: Form
}

/** A desk as a drawing tells it: a name and one text. */
export interface Station extends Stop {
  number: number
  by: string | undefined
  /** What the system does there; where no point tells it, what the desk does. */
  name: string
  /** What happened there in this case. */
  finds: string
  /** What it always does. */
  says: string
}

/** The desks of a trace, the last one first. */
export function stationsOf({ record, route, points, worked: { trail } }: CaseProps<Trace>): Station[] {
  return route
    .map((stop, i) => {
      const found = trail.find(({ desk }) => desk === stop.desk)
      const told = points[(found?.shows ?? 0) - 1]
      return {
        ...stop,
        number: i + 1,
        by: found?.by,
        name: told?.title ?? stop.does,
        finds: sentences(told && stop.does, found?.finds),
        says: sentences(told?.text, stop.signs && record.check, i + 1 === route.length && record.leaves),
      }
    })
    .toReversed()
}

const sentences = (...parts: (string | false | undefined)[]) =>
  parts
    .filter((part) => part)
    .map((part) => (/[.?!]$/.test(`${part}`) ? part : `${part}.`))
    .join(' ')

/** The middle of one of so many equal rows. */
const middleOf = (row: number, rows: number) => Math.round(((row + 0.5) / rows) * 1000) / 10

/** From the middle of the whole to the middle of each part, in a square of 100 by 100. */
export function branchesOf(parts: Split['parts']): { effect: Split['parts'][number]['effect']; path: string }[] {
  return parts.map(({ effect }, i) => ({
    effect,
    path: `M0 50C50 50 50 ${middleOf(i, parts.length)} 100 ${middleOf(i, parts.length)}`,
  }))
}

/** The tip of the hand of a dial that points to a digit: 0 is up, and it turns with the clock. */
export function handOf(digit: number): { x: number; y: number } {
  const angle = (digit / 10) * 2 * Math.PI
  return { x: Math.round(Math.sin(angle) * 110) / 10, y: Math.round(-Math.cos(angle) * 110) / 10 }
}

/** What a system does that its worked case does not tell. */
export function untoldBy<Point>(points: readonly Point[], worked: SystemCase | undefined): Point[] {
  const told = new Set(worked ? numbersIn(worked) : [])
  return points.filter((_, i) => !told.has(i + 1))
}

function numbersIn(worked: SystemCase): (number | undefined)[] {
  if (worked.form === 'trace') return [worked.table.shows, ...worked.trail.map(({ shows }) => shows)]
  return [...worked.heads, ...worked.parts].map(({ shows }) => shows)
}
