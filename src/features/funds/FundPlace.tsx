import { midSentence } from '../../lib/mid-sentence.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { MapLabels } from './FundMap.tsx'
import { PayMark } from './PayMark.tsx'
import { PlaceGrid } from './PlaceGrid.tsx'
import type { Fund } from './place.ts'

interface FundPlaceProps {
  own: Fund
  /** All of the family. */
  funds: readonly Fund[]
  labels: MapLabels
  family: { name: string; href: string }
}

/** Where a fund stands on the map of its family. The words below it say the same, and what its mark means. */
export function FundPlace({ own, funds, labels, family }: FundPlaceProps) {
  const { horizon, cash, pays } = own.place
  return (
    <figure className="fund-place text-xs text-ink-2" aria-label={`${own.name} among ${midSentence(family.name)}`}>
      <div aria-hidden="true">
        <p>
          Time to cash <Icon name="right" className="-rotate-90" />
        </p>
        <PlaceGrid own={own.place} others={funds.filter(({ href }) => href !== own.href)} />
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
          <svg className="other-funds" viewBox="0 0 14 14" aria-hidden="true">
            <circle cx="7" cy="7" r="3.5" />
          </svg>
          Other{' '}
          <a href={family.href} className="-my-1 inline-block py-1 font-medium text-accent hover:underline">
            {midSentence(family.name)}
          </a>
        </li>
      </ul>
    </figure>
  )
}
