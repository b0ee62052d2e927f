import type { FigureOf } from '../../model/schema/figures/figure.ts'

export function PlaceMap(_: { figure: FigureOf<'map'> }) {
  return null
}
