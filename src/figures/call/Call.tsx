import type { FigureOf } from '../../model/schema/figures/figure.ts'

export function Call(_: { figure: FigureOf<'call'> }) {
  return null
}
