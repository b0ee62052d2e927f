import { daysIn } from '../lib/duration.ts'
import type { Page } from './page.ts'

type Spanned = Pick<Extract<Page, { kind: 'strategy' }>, 'span'>

/** The order of rungs on a ladder: the shortest first. */
export function byHorizon(a: Spanned, b: Spanned): number {
  return daysIn(a.span.from) - daysIn(b.span.from) || daysIn(a.span.to) - daysIn(b.span.to)
}
