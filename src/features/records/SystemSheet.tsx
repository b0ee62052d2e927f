import { RiskSheet } from '../../ui/RiskSheet.tsx'
import { RuledFacts } from '../../ui/RuledFacts.tsx'
import { type DrawnRecord, RecordCard } from './RecordCard.tsx'

interface SystemSheetProps {
  name: string
  record: DrawnRecord
  facts: readonly { label: string; value: string }[]
  /** For whom it is, rendered: the first sentence, what follows it, and for whom it is not. */
  lead: { first: string; rest: string; last: string }
  risk: string | undefined
}

/** A system's facts, its record and for whom it is, in one row. */
export function SystemSheet({ name, record, facts, lead, risk }: SystemSheetProps) {
  return (
    <div className="wrap system-sheet">
      <RuledFacts facts={facts} />
      <RecordCard owner={name} record={record} />
      <div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        <p className="display text-h4" dangerouslySetInnerHTML={{ __html: lead.first }} />
        {[lead.rest, lead.last].filter(Boolean).map((html) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
          <p key={html} className="mt-2.5 text-sm text-ink-2" dangerouslySetInnerHTML={{ __html: html }} />
        ))}
        {risk && <RiskSheet heading="What can go wrong" text={risk} notFor="" />}
      </div>
    </div>
  )
}
