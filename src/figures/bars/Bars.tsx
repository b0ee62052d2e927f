import type { FigureOf } from '../../model/schema/figures/figure.ts'

export function Bars(_: { figure: FigureOf<'bars'> }) {
  return null
}
