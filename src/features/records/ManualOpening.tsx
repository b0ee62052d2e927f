import { FactList } from '../../ui/FactList.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'
import { RuledPoints } from '../../ui/RuledPoints.tsx'
import type { ManualWords } from './manual.ts'

type ManualOpeningProps = Pick<ManualWords, 'lead' | 'facts' | 'points' | 'risk'> & {
  pointsHeading: string | undefined
}

/** How a manual begins: for whom the system is, and its data plate. */
export function ManualOpening({ lead, facts, points, pointsHeading, risk }: ManualOpeningProps) {
  return (
    <>
      <div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        <p className="display text-h3" dangerouslySetInnerHTML={{ __html: lead.first }} />
        <Prose html={[lead.rest, lead.last].map((text) => text && `<p>${text}</p>`).join('')} />
      </div>
      {risk && <RiskSheet heading="What can go wrong" text={risk} />}
      {pointsHeading && <h2 id="what">{pointsHeading}</h2>}
      {points.length > 0 && <RuledPoints points={points} />}
      <FactList facts={facts} className="manual-plate" />
    </>
  )
}
