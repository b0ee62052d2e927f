import type { FigureOf } from '../../model/schema/figures/figure.ts'

export function Screen(_: { figure: FigureOf<'screen'> }) {
  return null
}
