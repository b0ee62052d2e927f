import type { FigureOf } from '../../model/schema/figures/figure.ts'

export function Line(_: { figure: FigureOf<'line'> }) {
  return null
}
