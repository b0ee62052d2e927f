import type { Place } from '../../model/schema/figures/map.ts'
import { mapSteps as steps } from '../../model/schema/figures/scales.ts'

/** Where members stand on their map: five steps of time to hold across, five of time to cash upward. */

interface Placed {
  place: Place
}

/** The cells of a row in which somebody stands, from left to right. */
export function cellsOf<Member extends Placed>(members: readonly Member[], cash: number) {
  return range(steps)
    .map((i) => ({
      horizon: i + 1,
      members: members.filter(({ place }) => place.cash === cash && place.horizon === i + 1),
    }))
    .filter((cell) => cell.members.length > 0)
}

export interface Rectangle {
  /** Its left column and its upper row, counted as places are. */
  horizon: number
  cash: number
  width: number
  height: number
}

/** Room enough for a few words. */
const least = { width: 3, height: 2 }

/** The largest part of the map in which nobody stands, if words fit there; of two alike, the lower one. */
export function freeCorner(members: readonly Placed[]): Rectangle | undefined {
  const taken = new Set(members.map(({ place }) => `${place.horizon} ${place.cash}`))
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

/** Where a mark stands on the small map, in hundredths; of two in a cell, one beside the other. */
export function spotsOf<Member extends Placed>(members: readonly Member[]) {
  return range(steps).flatMap((row) =>
    cellsOf(members, row + 1).flatMap(({ horizon, members: inside }) =>
      inside.map((member, i) => ({
        member,
        x: ((horizon - 1 + (i + 0.5) / inside.length) / steps) * 100,
        y: ((steps - member.place.cash + 0.5) / steps) * 100,
      })),
    ),
  )
}

const range = (length: number) => Array.from({ length }, (_, i) => i)
