import type { FigureOf } from '../../model/schema/figures/figure.ts'

export function Chain(_: { figure: FigureOf<'chain'> }) {
  return null
}
