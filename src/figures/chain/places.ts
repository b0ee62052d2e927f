import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { KeyEntry } from '../Figure.tsx'

/** Where the rows of a table stand to the line that leads on from them. */

type Data = FigureOf<'chain'>
type Table = NonNullable<Data['table']>

/** How the line that leads to the first link passes a row: it begins at the one that is opened, and runs by those below. */
export function railAt(row: number, { opened }: Pick<Table, 'opened'>): 'opened' | 'passed' | undefined {
  if (row + 1 === opened) return 'opened'
  return row + 1 > opened ? 'passed' : undefined
}

export interface Bar {
  /** In percent of its cell; what is beyond the limit is drawn apart. */
  within: number
  beyond: number
  limit: number | undefined
}

export function barOf(bar: number, limit: number | undefined): Bar {
  const within = Math.min(bar, limit ?? bar)
  return { within: within * 10, beyond: (bar - within) * 10, limit: limit && limit * 10 }
}

export const keyOf = ({ meanings }: Pick<Data, 'meanings'>): KeyEntry[] => meanings
