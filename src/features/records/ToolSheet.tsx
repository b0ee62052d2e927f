import { FactList } from '../../ui/FactList.tsx'
import { Lead } from '../../ui/Lead.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
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

/** A tool's record beside what it is and for whom; both end on one line, however much either holds. */
export function ToolSheet({ name, record, facts, lead, risk, family }: ToolSheetProps) {
  return (
    <div className="wrap">
      <div className="tool-sheet">
        <RecordCard owner={name} record={record} />
        <div>
          <Lead first={lead.first} rest={lead.rest} />
          <FactList facts={facts} className="ruled-facts" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
          {lead.last && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: lead.last }} />}
          {risk && <RiskSheet heading="What can go wrong" text={risk} notFor="" />}
          <p className="text-sm">
            <a href={family} className="inline-block py-1 font-medium text-accent hover:underline">
              Compare the tools
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}
