import { Icon } from '../../ui/Icon.tsx'
import type { MapLabels } from './FundMap.tsx'
import { PayKey } from './PayKey.tsx'
import { PayMark } from './PayMark.tsx'
import { byExit, cellClasses, type Fund, freeCorner } from './place.ts'

/** The map of a family of funds in small: each at its place, named there. Phones have the list alone, in its order. */
export function FundsPortrait({ funds, labels }: { funds: readonly Fund[]; labels: MapLabels }) {
  const ordered = byExit(funds)
  const corner = freeCorner(funds.map(({ place }) => place))
  return (
    <figure className="fund-field" aria-label={`${funds.length} funds, the quickest to leave first`}>
      <p className="upward" aria-hidden="true">
        <span>{labels.cash[0]?.label}</span>
        <span>
          Time to cash <Icon name="right" />
        </span>
        <span>{labels.cash.at(-1)?.label}</span>
      </p>
      <div className="field">
        <ol>
          {ordered.map((fund) => (
            <li key={fund.href} className={cellClasses(fund, ordered)}>
              <a href={fund.href}>
                <PayMark pays={fund.place.pays} />
                {fund.name}
              </a>
            </li>
          ))}
        </ol>
        {corner && (
          <p className={`found display text-h4 x${corner.horizon} y${corner.cash} w${corner.width} h${corner.height}`}>
            {labels.finding.title}
          </p>
        )}
      </div>
      <p className="across" aria-hidden="true">
        <span>{labels.horizon[0]}</span>
        <span>
          Horizon <Icon name="right" />
        </span>
        <span>{labels.horizon.at(-1)}</span>
      </p>
      <PayKey words={labels.pays} />
    </figure>
  )
}
