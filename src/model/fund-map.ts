/** The map of a family of funds, as far as its pages lead to each other by it. */

interface Place {
  horizon: number
  cash: number
}

/** It has as many steps each way. */
export const mapSteps = 5

/** The others that stand in its cell, or one step away. */
export function besideOnMap<Shown extends { address: string; place: Place }>(
  own: Shown,
  funds: readonly Shown[],
): Shown[] {
  return funds.filter(
    ({ address, place }) =>
      address !== own.address &&
      Math.abs(place.horizon - own.place.horizon) + Math.abs(place.cash - own.place.cash) <= 1,
  )
}
