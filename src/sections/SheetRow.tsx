import { RiskSheet } from '../ui/RiskSheet.tsx'

interface SheetRowProps {
  facts: readonly { label: string; value: string }[]
  /** For whom it is: the first sentence, and the rest. */
  lead: { first: string; rest: string }
  risk: { heading: string; text: string; notFor: string }
}

/** What a thing is, for whom, and how it fails, side by side. */
export function SheetRow({ facts, lead, risk }: SheetRowProps) {
  return (
    <div className="wrap grid gap-6 py-11 md:grid-cols-2 lg:grid-cols-4">
      <dl className="ruled-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="lg:col-span-2 lg:pr-6">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        <p className="display text-h3" dangerouslySetInnerHTML={{ __html: lead.first }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
        {lead.rest && <p className="mt-2.5 text-ink-2" dangerouslySetInnerHTML={{ __html: lead.rest }} />}
      </div>
      <div className="md:col-span-2 lg:col-span-1">
        <RiskSheet {...risk} />
      </div>
    </div>
  )
}
