import type { Opening } from '../../lib/opening.ts'
import { FactList } from '../../ui/FactList.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'

interface ServiceLeadProps {
  opening: Opening
  facts: readonly { label: string; value: string }[]
  risk: { heading: string; text: string; notice: string }
}

/** For whom a service is, in its own words, and what can go wrong, before anybody reads how it works. */
export function ServiceLead({ opening: { first, rest, last }, facts, risk }: ServiceLeadProps) {
  const further = [rest, last].filter(Boolean)
  return (
    <div className="wrap grid gap-6 py-11 lg:grid-cols-2">
      <div className="grid content-start gap-2.5 lg:pr-6">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        <p className="display text-h4" dangerouslySetInnerHTML={{ __html: first }} />
        {further.map((html) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
          <p key={html} className="text-ink-2" dangerouslySetInnerHTML={{ __html: html }} />
        ))}
        <FactList facts={facts} className="service-facts" />
      </div>
      <div>
        <RiskSheet {...risk} notFor="" />
      </div>
    </div>
  )
}
