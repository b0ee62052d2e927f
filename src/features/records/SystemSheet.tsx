import type { Opening } from '../../lib/opening.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Lead } from '../../ui/Lead.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import { RuledPoints } from '../../ui/RuledPoints.tsx'

interface SystemSheetProps {
  facts: readonly { label: string; value: string }[]
  lead: Opening
  /** What it does beyond what its worked case tells. */
  points: readonly { title: string; text: string }[]
  /** Where no drawing has told any of it, the points need a heading of their own. */
  pointsHeading?: string | undefined
  risk: string | undefined
}

/** For whom a system is, beside its facts. */
export function SystemSheet({ facts, lead, points, pointsHeading, risk }: SystemSheetProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-7 pt-11 pb-6 lg:grid-cols-3">
      <div className="grid content-start gap-3 lg:col-span-2 lg:pr-11">
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
      </div>
      <FactList facts={facts} className="ruled-facts system-facts self-start rule-t rule-b" />
    </div>
  )
}
