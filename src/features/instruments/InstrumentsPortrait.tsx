import type { Payoff } from '../../model/schema/instrument-case.ts'
import { PriceNames } from './PriceNames.tsx'
import { pathOf, results, size } from './payoff.ts'

interface InstrumentsPortraitProps {
  instruments: readonly { name: string; href: string; contracts: readonly { draws: Payoff }[] }[]
}

/** Instruments as what their contracts leave of a price, all of one on one chart. */
export function InstrumentsPortrait({ instruments }: InstrumentsPortraitProps) {
  return (
    <figure className="price-lines" aria-label={`${instruments.length} instruments`}>
      <ul>
        {instruments.map(({ name, href, contracts }) => (
          <li key={href}>
            <a href={href} className="hover:text-accent hover:underline">
              {name}
            </a>
            <Chart draws={contracts.map(({ draws }) => draws)} />
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-2" aria-hidden="true">
        What each contract leaves of a price. Dashed: the price itself, without one.
      </p>
    </figure>
  )
}

function Chart({ draws }: { draws: readonly Payoff[] }) {
  const { width, height } = size
  const drawn = (Object.keys(results) as Payoff[]).filter((payoff) => draws.includes(payoff))
  return (
    <svg viewBox={`-34 -3 ${width + 36} ${height + 23}`} aria-hidden="true">
      <path className="axes" d={`M0 0V${height}M0 ${height / 2}H${width}`} />
      {!drawn.includes('bare') && <path className="without" d={pathOf('bare')} />}
      {drawn.map((payoff) => (
        <path key={payoff} className="with" d={pathOf(payoff)} />
      ))}
      <PriceNames />
    </svg>
  )
}
