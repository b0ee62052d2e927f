import type { Payoff } from '../../model/schema/instrument-case.ts'
import { pathOf, pathWithout, size } from './payoff.ts'

interface Contract {
  name: string
  text: string
  draws: Payoff
}

interface PayoffsProps {
  contracts: readonly Contract[]
  /** The first drawing names the axes of all. */
  worded: boolean
}

/** Contracts, each under a drawing of what it does. The drawings say nothing that the words do not. */
export function Payoffs({ contracts, worded }: PayoffsProps) {
  return (
    <ul className="payoffs">
      {contracts.map(({ name, text, draws }, i) => (
        <li key={name}>
          <PayoffDrawing draws={draws} worded={worded && i === 0} />
          <p className="mt-2 font-medium">{name}</p>
          <p className="text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

function PayoffDrawing({ draws, worded }: { draws: Payoff; worded: boolean }) {
  const { width, height } = size
  const without = pathWithout(draws)
  return (
    <svg viewBox={`-1 -3 ${width + 2} ${height + 21}`} aria-hidden="true">
      {worded && <AxisWords />}
      <path className="axes" d={`M0 0V${height}M0 ${height / 2}H${width}`} />
      {without && <path className="without" d={without} />}
      <path className="with" d={pathOf(draws)} />
    </svg>
  )
}

/** Where no drawing has its line: what a contract leaves is small where the price is low, unless it does not move at all. */
function AxisWords() {
  const { width, height } = size
  return (
    <>
      <text x="7" y="10">
        Gain
      </text>
      <text x={width} y={height - 4} textAnchor="end">
        Loss
      </text>
      <text y={height + 15}>Price low</text>
      <text x={width} y={height + 15} textAnchor="end">
        Price high
      </text>
    </>
  )
}
