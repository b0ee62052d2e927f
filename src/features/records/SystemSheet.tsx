import { FactList } from '../../ui/FactList.tsx'
import { KeyedPoints } from '../../ui/KeyedPoints.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import { type DrawnRecord, RecordCard } from './RecordCard.tsx'

interface SystemSheetProps {
  name: string
  record: DrawnRecord
  facts: readonly { label: string; value: string }[]
  /** What it does; the numbers are those of the record. */
  points: readonly { title: string; text: string }[]
  risk: string | undefined
}

/** A system's facts in a row, its record as a ledger over the full width, and what stands behind each of its numbers. */
export function SystemSheet({ name, record, facts, points, risk }: SystemSheetProps) {
  return (
    <section className="wrap system-sheet" aria-labelledby="what">
      <FactList facts={facts} className="facts rule-t" />
      <RecordCard owner={name} record={record} />
      <h2 id="what" className="display text-h2">
        Behind each number
      </h2>
      <KeyedPoints points={points} above />
      {risk && <RiskSheet heading="What can go wrong" text={risk} notFor="" />}
    </section>
  )
}
