import { FactList } from '../../ui/FactList.tsx'
import { Lead } from '../../ui/Lead.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import { RuledPoints } from '../../ui/RuledPoints.tsx'

interface ToolSheetProps {
  record: { name: string; fields: readonly { label: string }[]; check: string; leaves: string }
  facts: readonly { label: string; value: string }[]
  /** For whom it is, rendered: the first sentence, what follows it, and for whom it is not. */
  lead: { first: string; rest: string; last: string }
  /** What it does beyond what its papers tell. */
  points: readonly { title: string; text: string }[]
  /** Where no drawing has told any of it, the points need a heading of their own. */
  pointsHeading?: string | undefined
  risk: string | undefined
  /** The address of the family. */
  family: string
}

/** For whom a tool is, beside what it is and what it keeps of a case. */
export function ToolSheet({ record, facts, lead, points, pointsHeading, risk, family }: ToolSheetProps) {
  const kept = [
    ...facts,
    { label: 'Keeps', value: `${record.name}: ${record.fields.map(({ label }) => label).join(', ')}` },
    { label: 'Checks', value: record.check },
    { label: 'Hands on', value: record.leaves },
  ]
  return (
    <div className="wrap grid gap-x-6 gap-y-7 py-11 md:py-15 lg:grid-cols-2">
      <div className="grid content-start gap-3 lg:pr-6">
        <Lead first={lead.first} rest={lead.rest} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        {lead.last && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: lead.last }} />}
        {pointsHeading && (
          <h2 id="what" className="display pt-6 text-h3">
            {pointsHeading}
          </h2>
        )}
        {points.length > 0 && <RuledPoints points={points} />}
        {risk && <RiskSheet heading="What can go wrong" text={risk} notFor="" />}
        <p className="text-sm">
          <a href={family} className="inline-block py-1 font-medium text-accent hover:underline">
            Compare the tools
          </a>
        </p>
      </div>
      <FactList facts={kept} className="ruled-facts kept-facts" />
    </div>
  )
}
