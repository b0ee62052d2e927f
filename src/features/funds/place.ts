import type { Pays } from '../../model/schema/funds.ts'

/** Where funds stand on their map: five steps of time to hold across, five of time to cash upwards. */

export interface Place {
  horizon: number
  cash: number
  pays: Pays
}

export interface Fund {
  name: string
  href: string
  place: Place
}

export const steps = 5

/** A cell is divided in two at most: model/checks/funds.ts refuses a third fund. */
const perCell = 2

/** Quickest to leave first; among those, the shorter to hold. */
export function byExit<Shown extends Fund>(funds: readonly Shown[]): Shown[] {
  return funds.toSorted((a, b) => a.place.cash - b.place.cash || a.place.horizon - b.place.horizon)
}

/** The classes that put a fund into its cell; of two in a cell, each takes a half. */
export function cellClasses(fund: Fund, funds: readonly Fund[]): string {
  const { horizon, cash } = fund.place
  const inside = funds.filter(({ place }) => place.horizon === horizon && place.cash === cash)
  const half = inside.length < perCell ? '' : inside.indexOf(fund) === 0 ? ' upper' : ' lower'
  return `x${horizon} y${cash}${half}`
}

/** As much of the map as names fit into, beside a sheet. */
const near = 3

/** The part of the map around a fund with the most others in it, the slowest way out first: in each cell those who stand there. */
export function around<Shown extends Fund>(own: Place, funds: readonly Shown[]) {
  const inside = (columns: number[], rows: number[]) =>
    rows.map((cash) => ({
      cash,
      cells: columns.map((horizon) => funds.filter(({ place }) => place.horizon === horizon && place.cash === cash)),
    }))
  const parts = spans(own.horizon).flatMap((columns) =>
    spans(own.cash).map((rows) => ({ columns, rows: inside(columns, rows.toReversed()) })),
  )
  const count = ({ rows }: (typeof parts)[number]) => rows.flatMap(({ cells }) => cells.flat()).length
  return parts.reduce((best, part) => (count(part) > count(best) ? part : best))
}

/** Each three steps that hold this one; those with it in the middle come first. */
function spans(at: number): number[][] {
  return [at - 1, at, at - 2]
    .filter((first) => first >= 1 && first + near - 1 <= steps)
    .map((first) => range(near).map((i) => first + i))
}

export interface Rectangle {
  /** Its left column and its upper row, counted as places are. */
  horizon: number
  cash: number
  width: number
  height: number
}

/** Room enough to write a sentence in. */
const least = { width: 3, height: 2 }

/** The largest part of the map in which no fund stands, if a sentence fits there; of two alike, the lower one. */
export function freeCorner(places: readonly Place[]): Rectangle | undefined {
  const taken = new Set(places.map(({ horizon, cash }) => `${horizon} ${cash}`))
  const isFree = ({ horizon, cash, width, height }: Rectangle) =>
    range(width).every((x) => range(height).every((y) => !taken.has(`${horizon + x} ${cash - y}`)))
  return everyRectangle()
    .filter(isFree)
    .toSorted((a, b) => b.width * b.height - a.width * a.height || a.cash - b.cash)[0]
}

function everyRectangle(): Rectangle[] {
  return range(steps - least.width + 1).flatMap((left) =>
    range(steps - least.height + 1).flatMap((top) =>
      range(steps - left - least.width + 1).flatMap((wider) =>
        range(steps - top - least.height + 1).map((higher) => ({
          horizon: left + 1,
          cash: steps - top,
          width: least.width + wider,
          height: least.height + higher,
        })),
      ),
    ),
  )
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i)
}
