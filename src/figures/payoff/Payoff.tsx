import type { FigureOf } from '../../model/schema/figures/figure.ts'

export function Payoff(_: { figure: FigureOf<'payoff'> }) {
  return null
}
