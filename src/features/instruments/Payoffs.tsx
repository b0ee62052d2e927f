import type { Payoff } from '../../model/schema/instrument-case.ts'
import { pathOf, pathWithout, shadesOf, size } from './payoff.ts'

interface Contract {
  name: string
  text: string
  draws: Payoff
}

interface PayoffsProps {
  contracts: readonly Contract[]
  /** What happens to the price towards the left and towards the right. */
  prices: { low: string; high: string }
}

/** Contracts, each under a drawing of what it does. The drawings say nothing that the words do not. */
export function Payoffs({ contracts, prices }: PayoffsProps) {
  return (
    <ul className="payoffs">
      {contracts.map(({ name, text, draws }) => (
        <li key={name}>
          <PayoffDrawing draws={draws} />
          <p className="axis-words" aria-hidden="true">
            <span>{prices.low}</span>
            <span>{prices.high}</span>
          </p>
          <p className="mt-2 font-medium">{name}</p>
          <p className="text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Its words stand where no drawing has its line: what a contract leaves is small where the price is low, or does not move. */
function PayoffDrawing({ draws }: { draws: Payoff }) {
  const { width, height } = size
  const without = pathWithout(draws)
  const { saves, costs } = shadesOf(draws)
  return (
    <svg viewBox={`-1 -3 ${width + 2} ${height + 5}`} aria-hidden="true">
      {without && (
        <>
          <path className="saves" d={saves} />
          <path className="costs" d={costs} />
          <path className="without" d={without} />
        </>
      )}
      <path className="axes" d={`M0 0V${height}M0 ${height / 2}H${width}`} />
      <path className="with" d={pathOf(draws)} />
      <text x="7" y="11">
        Gain
      </text>
      <text x={width} y={height - 4} textAnchor="end">
        Loss
      </text>
    </svg>
  )
}
