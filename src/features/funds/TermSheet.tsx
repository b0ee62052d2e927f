import { midSentence } from '../../lib/mid-sentence.ts'
import { FactList } from '../../ui/FactList.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import type { MapLabels } from './FundMap.tsx'
import { FundPlace } from './FundPlace.tsx'
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

/** What a fund is, where it stands and what can go wrong, in one row: nobody reads the method before the risk. */
export function TermSheet({ facts, fund, funds, family, labels, risk, notFor, notice }: TermSheetProps) {
  const { horizon, cash, pays } = fund.place
  const marked = facts.map((fact) =>
    fact.label === labels.paysFact ? { ...fact, mark: <PayMark pays={pays} /> } : fact,
  )
  return (
    <section id="sheet" className="term-sheet" aria-label="Term sheet">
      <FactList facts={marked} className="ruled-facts" />
      <figure>
        <p className="flex justify-between gap-4 text-xs text-ink-2">
          <span>Cash: {labels.cash[cash - 1]?.label.toLowerCase()}</span>
          <a href={family.href} className="font-medium text-accent hover:underline">
            All {midSentence(family.name)}
          </a>
        </p>
        <FundPlace fund={fund} funds={funds} />
        <figcaption className="text-xs text-ink-2">Horizon: {labels.horizon[horizon - 1]?.toLowerCase()}</figcaption>
      </figure>
      <RiskSheet heading="Before you invest" text={risk} notFor={notFor} notice={notice} />
    </section>
  )
}
