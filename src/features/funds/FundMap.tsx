import { Fragment } from 'react'
import type { Pays } from '../../model/schema/funds.ts'
import { Icon } from '../../ui/Icon.tsx'
import { FundSquare } from './FundSquare.tsx'
import { PayKey } from './PayKey.tsx'
import { PayMark } from './PayMark.tsx'
import { byExit, cellClasses, type Fund, freeCorner } from './place.ts'

export interface MapLabels {
  horizon: readonly string[]
  cash: readonly { label: string; text: string }[]
  pays: Record<Pays, string>
  finding: { title: string; text: string }
}

/**
 * Funds by how long they are held and how long getting out takes. It is one list, quickest exit first, that a wide
 * screen lays out as a map: what a place means is said in words in each line, so nothing rests on the drawing.
 */
export function FundMap({ funds, labels }: { funds: readonly Fund[]; labels: MapLabels }) {
  const ordered = byExit(funds)
  const corner = freeCorner(funds.map(({ place }) => place))
  return (
    <figure className="wrap" aria-label={`${funds.length} funds by horizon and time to cash`}>
      <div className="fund-map">
        <p className="axis" aria-hidden="true">
          Time to cash <Icon name="right" className="-rotate-90" />
        </p>
        <PayKey words={labels.pays} />
        {labels.cash.map(({ label, text }, i) => (
          <p key={label} className={`row y${i + 1}`} aria-hidden="true">
            <b>{label}</b>
            {text}
          </p>
        ))}
        <ol>
          {ordered.map((fund) => (
            <li key={fund.href} className={cellClasses(fund, ordered)}>
              <FundSquare {...fund.place} />
              <a href={fund.href}>
                <PayMark pays={fund.place.pays} />
                {fund.name}
              </a>
              <Words {...fund.place} labels={labels} />
            </li>
          ))}
        </ol>
        <div
          className={`finding ${corner ? `free x${corner.horizon} y${corner.cash} w${corner.width} h${corner.height}` : ''}`}
        >
          <p className="display text-h4">{labels.finding.title}</p>
          <p>{labels.finding.text}</p>
        </div>
        <p className="axis last" aria-hidden="true">
          Horizon <Icon name="right" />
        </p>
        {labels.horizon.map((label, i) => (
          <p key={label} className={`column x${i + 1}`} aria-hidden="true">
            {label}
          </p>
        ))}
      </div>
      <figcaption className="map-note text-xs text-ink-2">
        <span className="min-[75rem]:hidden">
          In each square, further right is longer to hold, and higher up is slower to cash.{' '}
        </span>
        Places are relative: five steps each way, read from the facts below. They are not measurements.
      </figcaption>
    </figure>
  )
}

/** A place in words, for phones and for those who listen. */
function Words({ horizon, cash, pays, labels }: Fund['place'] & { labels: MapLabels }) {
  const words = [
    ['Horizon', labels.horizon[horizon - 1]],
    ['Cash', labels.cash[cash - 1]?.label],
  ]
  return (
    <p className="words">
      {words.map(([label, value]) => (
        <Fragment key={label}>
          {label}: {value?.toLowerCase()}.{' '}
        </Fragment>
      ))}
      <span className="sr-only">Pays: {labels.pays[pays].toLowerCase()}.</span>
    </p>
  )
}
