import { mapSteps as steps } from '../../model/fund-map.ts'
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
