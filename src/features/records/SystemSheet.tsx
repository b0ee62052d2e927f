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

/** For whom a system is, over its facts in a row. */
export function SystemSheet({ facts, lead, points, pointsHeading, risk }: SystemSheetProps) {
  return (
    <div className="wrap py-11 md:py-15">
      <div className="grid gap-x-6 gap-y-3 pb-9 lg:grid-cols-2">
        <div className="lg:pr-6">
          <Lead first={lead.first} rest="" />
        </div>
        <div className="grid content-start gap-3">
          {[lead.rest, lead.last].filter(Boolean).map((html) => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor
            <p key={html} className="text-ink-2" dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </div>
      </div>
      {pointsHeading && (
        <h2 id="what" className="display pt-6 text-h3">
          {pointsHeading}
        </h2>
      )}
      {points.length > 0 && <RuledPoints points={points} />}
      {risk && <RiskSheet heading="What can go wrong" text={risk} notFor="" />}
      <FactList facts={facts} className="facts rule-t rule-b" />
    </div>
  )
}
