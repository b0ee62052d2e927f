import type { FigureOf } from '../../model/schema/figures/figure.ts'

export function Thread(_: { figure: FigureOf<'thread'> }) {
  return null
}
