import type { FigureOf } from '../../model/schema/figures/figure.ts'

export function Marks(_: { figure: FigureOf<'marks'> }) {
  return null
}
