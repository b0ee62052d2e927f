import type { FigureOf } from '../../model/schema/figures/figure.ts'

export function Papers(_: { figure: FigureOf<'papers'> }) {
  return null
}
