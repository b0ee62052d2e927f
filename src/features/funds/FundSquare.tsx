import { mapSteps as steps } from '../../model/fund-map.ts'
import type { Place } from './place.ts'

const cell = 8

/** The map of a family as small as it goes: five by five, and where this fund stands. */
export function FundSquare({ horizon, cash }: Place) {
  const lines = Array.from({ length: steps + 1 }, (_, i) => `M${i * cell + 0.5} 0v41M0 ${i * cell + 0.5}h41`).join('')
  return (
    <svg viewBox="0 0 41 41" className="fund-square" aria-hidden="true">
      <path d={lines} className="stroke-control opacity-60" />
      <path d={`M${(horizon - 1) * cell} ${(steps - cash) * cell}h9v9h-9z`} className="fill-accent" />
    </svg>
  )
}
