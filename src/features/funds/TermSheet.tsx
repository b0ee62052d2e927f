import { midSentence } from '../../lib/mid-sentence.ts'
import { FactList } from '../../ui/FactList.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import type { MapLabels } from './FundMap.tsx'
import { FundSquare } from './FundSquare.tsx'
import { PayMark } from './PayMark.tsx'
import type { Fund } from './place.ts'

interface TermSheetProps {
  facts: readonly { label: string; value: string }[]
  fund: Fund
  family: { name: string; href: string }
  labels: MapLabels
  risk: string
  /** For whom it is wrong, rendered. */
  notFor: string
  notice: string
}

/** What a fund is and where it stands among the others, beside what can go wrong: nobody reads the method before the risk. */
export function TermSheet({ facts, fund, family, labels, risk, notFor, notice }: TermSheetProps) {
  const { horizon, cash, pays } = fund.place
  const marked = facts.map((fact) =>
    fact.label === labels.paysFact ? { ...fact, mark: <PayMark pays={pays} /> } : fact,
  )
  return (
    <section id="sheet" className="term-sheet" aria-label="Term sheet">
      <div>
        <FactList facts={marked} className="ruled-facts" />
        <div className="flex gap-3.5 rule-t py-3.5 text-sm text-ink-2">
          <FundSquare {...fund.place} />
          <p>
            Cash: {labels.cash[cash - 1]?.label.toLowerCase()}. Horizon: {labels.horizon[horizon - 1]?.toLowerCase()}.{' '}
            <a href={family.href} className="-my-1 inline-block py-1 font-medium text-accent hover:underline">
              All {midSentence(family.name)}
            </a>
          </p>
        </div>
      </div>
      <RiskSheet heading="Before you invest" text={risk} notFor={notFor} notice={notice} />
    </section>
  )
}
