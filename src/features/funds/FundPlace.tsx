import { midSentence } from '../../lib/mid-sentence.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { MapLabels } from './FundMap.tsx'
import { PayMark } from './PayMark.tsx'
import { type Fund, steps } from './place.ts'

interface FundPlaceProps {
  own: Fund
  /** All of the family; where another stands, the map is tinted. */
  funds: readonly Fund[]
  labels: MapLabels
  family: { name: string; href: string }
}

const cell = 36
const edge = steps * cell
const lines = Array.from(
  { length: steps + 1 },
  (_, i) => `M${i * cell + 0.5} 0v${edge + 1}M0 ${i * cell + 0.5}h${edge + 1}`,
)
const square = ({ place: { horizon, cash } }: Fund) =>
  `M${(horizon - 1) * cell + 1} ${(steps - cash) * cell + 1}h${cell - 1}v${cell - 1}h${1 - cell}z`

/** Where a fund stands on the map of its family. The words below it say the same, and what its mark means. */
export function FundPlace({ own, funds, labels, family }: FundPlaceProps) {
  const { horizon, cash, pays } = own.place
  const others = funds.filter(({ href }) => href !== own.href)
  return (
    <figure className="fund-place text-xs text-ink-2" aria-label={`${own.name} among ${midSentence(family.name)}`}>
      <div aria-hidden="true">
        <p>
          Time to cash <Icon name="right" className="-rotate-90" />
        </p>
        <svg className="own" aria-hidden="true" viewBox={`0 0 ${edge + 1} ${edge + 1}`}>
          <path d={others.map(square).join('')} className="fill-line" />
          <path d={square(own)} className="fill-accent" />
          <path d={lines.join('')} className="stroke-control opacity-60" />
        </svg>
        <p>
          Horizon <Icon name="right" />
        </p>
      </div>
      <ul>
        <li>Cash: {labels.cash[cash - 1]?.label.toLowerCase()}</li>
        <li>Horizon: {labels.horizon[horizon - 1]?.toLowerCase()}</li>
        <li>
          <PayMark pays={pays} />
          Pays: {labels.pays[pays].toLowerCase()}
        </li>
        <li>
          <a href={family.href} className="-my-1 inline-block py-1 font-medium text-accent hover:underline">
            All {midSentence(family.name)}
          </a>
        </li>
      </ul>
    </figure>
  )
}
