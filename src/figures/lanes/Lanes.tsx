import type { FigureOf } from '../../model/schema/figures/figure.ts'

export function Lanes(_: { figure: FigureOf<'lanes'> }) {
  return null
}
