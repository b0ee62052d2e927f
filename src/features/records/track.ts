/** The way of a record past the desks of its family. */

export interface Stop {
  desk: string
  does: string
  signs: boolean
}

export interface Mark {
  /** The desk's place among all, from 0. */
  place: number
  signs: boolean
}

/** Where a record stops, in order; the gate (model/checks/records.ts) has seen to it that the desks exist. */
export function marksOf(route: readonly Stop[], desks: readonly { label: string }[]): Mark[] {
  return route.map(({ desk, signs }) => ({ place: desks.findIndex(({ label }) => label === desk), signs }))
}

/** The desk at which every record is signed, from 0: what the figure argues. Undefined where there is none. */
export function commonGate(routes: readonly (readonly Mark[])[]): number | undefined {
  const [first = [], ...others] = routes
  const isSigned = (marks: readonly Mark[], place: number) => marks.some((mark) => mark.place === place && mark.signs)
  return first.find(({ place, signs }) => signs && others.every((marks) => isSigned(marks, place)))?.place
}
