import { midSentence } from '../../lib/mid-sentence.ts'
import { FactList } from '../../ui/FactList.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import type { MapLabels } from './FundMap.tsx'
import { FundPlace } from './FundPlace.tsx'
import { PayKey } from './PayKey.tsx'
import { PayMark } from './PayMark.tsx'
import type { Fund } from './place.ts'

interface TermSheetProps {
  facts: readonly { label: string; value: string }[]
  fund: Fund
  /** All of its family, itself among them. */
  funds: readonly Fund[]
  family: { name: string; href: string }
  labels: MapLabels
  risk: string
  /** For whom it is wrong, rendered. */
  notFor: string
  notice: string
}

/** What a fund is and where it stands, and below both what can go wrong: nobody reads the method before the risk. */
export function TermSheet({ facts, fund, funds, family, labels, risk, notFor, notice }: TermSheetProps) {
  const { horizon, cash, pays } = fund.place
  const marked = facts.map((fact) =>
    fact.label === labels.paysFact ? { ...fact, mark: <PayMark pays={pays} /> } : fact,
  )
  return (
    <section id="sheet" className="term-sheet" aria-label="Term sheet">
      <FactList facts={marked} className="ruled-facts" />
      <figure>
        <figcaption>
          Cash: {labels.cash[cash - 1]?.label.toLowerCase()}. Horizon: {labels.horizon[horizon - 1]?.toLowerCase()}.{' '}
          <a href={family.href} className="-my-1 inline-block py-1 font-medium text-accent hover:underline">
            All {midSentence(family.name)}
          </a>
        </figcaption>
        <Ends of="up" first={`${labels.cash[0]?.label} to cash`} last={labels.cash.at(-1)?.label} />
        <FundPlace fund={fund} funds={funds} />
        <PayKey words={labels.pays} funds={funds} />
        <Ends of="across" first={labels.horizon[0]} last={labels.horizon.at(-1)} />
      </figure>
      <RiskSheet heading="Before you invest" text={risk} notFor={notFor} notice={notice} wide />
    </section>
  )
}

/** The two ends of one side of the map, written along it; the caption says the same of this fund. */
function Ends({ of, first, last }: { of: 'up' | 'across'; first: string | undefined; last: string | undefined }) {
  return (
    <p className={of} aria-hidden="true">
      <span>{first}</span>
      <span>{last}</span>
    </p>
  )
}
