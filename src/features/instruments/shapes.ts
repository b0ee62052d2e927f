import type { Payoff } from '../../model/schema/instrument-case.ts'
import { results } from './payoff.ts'

interface Contract {
  name: string
  text: string
  draws: Payoff
}

export interface Drawn {
  name: string
  contracts: readonly Contract[]
}

export interface Shape {
  draws: Payoff
  /** What each instrument that has it calls it. */
  contracts: { of: string; name: string; text: string }[]
}

/** What contracts do to a price, each shape once: two instruments may have one shape under two names. */
export function shapesOf(instruments: readonly Drawn[]): Shape[] {
  const contracts = instruments.flatMap(({ name: of, contracts }) => contracts.map((one) => ({ ...one, of })))
  return (Object.keys(results) as Payoff[])
    .map((draws) => ({
      draws,
      contracts: contracts.filter((one) => one.draws === draws).map(({ of, name, text }) => ({ of, name, text })),
    }))
    .filter(({ contracts }) => contracts.length > 0)
}
