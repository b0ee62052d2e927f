import type { FigureOf } from '../../model/schema/figures/figure.ts'

export function Document(_: { figure: FigureOf<'document'> }) {
  return null
}
