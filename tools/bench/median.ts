/** The one in the middle, by what counts of each. */
export const median = <One = number>(all: readonly One[], value: (one: One) => number = Number): number =>
  all.map(value).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
