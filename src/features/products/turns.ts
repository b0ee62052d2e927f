/** A job that goes to and fro: how long each thing lies with the one side before it lies with the other. */

export interface Stretch {
  /** The upper lane is ours. */
  side: 'ours' | 'theirs'
  /** Places within the column of its turn, in percent. */
  start: number
  end: number
}

/** The two stretches of a turn: the work, and the wait for an answer, which always has room for its words. */
export function stretchesOf({ waits }: { waits: number }): [ours: Stretch, theirs: Stretch] {
  const handed = Math.round(1000 / (1.5 + waits)) / 10
  return [
    { side: 'ours', start: 0, end: handed },
    { side: 'theirs', start: handed, end: 100 },
  ]
}
