import { RiskSheet } from '../../ui/RiskSheet.tsx'
import { RuledFacts } from '../../ui/RuledFacts.tsx'
import { type DrawnRecord, RecordCard } from './RecordCard.tsx'

interface ToolSheetProps {
  name: string
  record: DrawnRecord
  facts: readonly { label: string; value: string }[]
  /** For whom it is, rendered: the first sentence, what follows it, and for whom it is not. */
  lead: { first: string; rest: string; last: string }
  risk: string | undefined
  /** The address of the family. */
  family: string
}

/** A tool's record beside what it is and for whom. */
export function ToolSheet({ name, record, facts, lead, risk, family }: ToolSheetProps) {
  return (
    <div className="wrap">
      <div className="tool-sheet">
        <RecordCard owner={name} record={record} />
        <div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
          <p className="display text-h3" dangerouslySetInnerHTML={{ __html: lead.first }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
          {lead.rest && <p className="mt-2.5 text-ink-2" dangerouslySetInnerHTML={{ __html: lead.rest }} />}
          <RuledFacts facts={facts} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
          {lead.last && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: lead.last }} />}
          {risk && <RiskSheet heading="What can go wrong" text={risk} notFor="" />}
          <p className="mt-3 text-sm">
            <a href={family} className="inline-block py-1 font-medium text-accent hover:underline">
              Beside the other tools
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}
