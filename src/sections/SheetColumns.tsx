import { FactList } from '../ui/FactList.tsx'
import { Lead } from '../ui/Lead.tsx'

interface SheetColumnsProps {
  facts: readonly { label: string; value: string }[]
  /** For whom it is: the first sentence, and the rest. */
  lead: { first: string; rest: string }
  /** For whom it is wrong, rendered; empty where nothing is said. */
  notFor: string
  risk: { heading: string; text: string; notice: string }
}

/** What a thing is, for whom, and how it fails: three columns that are read as one row. */
export function SheetColumns({ facts, lead, notFor, risk }: SheetColumnsProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-9 py-11 md:grid-cols-2 xl:grid-cols-[1fr_3fr]">
      <FactList facts={facts} className="ruled-facts -mt-3" />
      <div className="grid gap-x-6 gap-y-9 md:max-xl:contents xl:grid-cols-[2fr_1fr]">
        <div className="grid content-start gap-2.5 md:max-xl:order-first md:max-xl:col-span-2">
          <Lead {...lead} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
          {notFor && <p className="text-ink-2" dangerouslySetInnerHTML={{ __html: notFor }} />}
        </div>
        <aside className="[border-top:3px_solid_var(--color-brass)] pt-3 text-sm" aria-label={risk.heading}>
          <p className="display mb-2 text-h4 text-brass">{risk.heading}</p>
          <p>{risk.text}</p>
          <p className="mt-3.5 rule-t pt-3.5 text-xs text-ink-2">{risk.notice}</p>
        </aside>
      </div>
    </div>
  )
}
