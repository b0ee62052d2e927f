import { FactList } from '../ui/FactList.tsx'
import { Lead } from '../ui/Lead.tsx'
import { RiskSheet } from '../ui/RiskSheet.tsx'

interface SheetRowProps {
  facts: readonly { label: string; value: string }[]
  /** For whom it is: the first sentence, and the rest. */
  lead: { first: string; rest: string }
  risk: { heading: string; text: string; notFor: string; notice?: string }
}

/** What a thing is, for whom, and how it fails, side by side. */
export function SheetRow({ facts, lead, risk }: SheetRowProps) {
  return (
    <div className="wrap grid gap-6 py-11 md:grid-cols-2 lg:grid-cols-4">
      <FactList facts={facts} className="ruled-facts" />
      <div className="grid content-start gap-2.5 lg:col-span-2 lg:pr-6">
        <Lead {...lead} />
      </div>
      <div className="md:col-span-2 lg:col-span-1">
        <RiskSheet {...risk} />
      </div>
    </div>
  )
}
