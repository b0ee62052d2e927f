import { FactList } from '../ui/FactList.tsx'
import { Lead } from '../ui/Lead.tsx'
import { RiskSheet } from '../ui/RiskSheet.tsx'

interface SheetRowProps {
  facts: readonly { label: string; value: string }[]
  /** For whom it is: the first sentence, and the rest. */
  lead: { first: string; rest: string }
  risk: { heading: string; text: string; notFor: string; notice?: string }
}

/** What a thing is and for whom, side by side, and how it fails below both. */
export function SheetRow({ facts, lead, risk }: SheetRowProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-7 py-11 lg:grid-cols-2">
      <FactList facts={facts} className="ruled-facts two" />
      <div className="grid content-start gap-2.5 pt-2">
        <Lead {...lead} />
      </div>
      <div className="lg:col-span-2">
        <RiskSheet {...risk} wide />
      </div>
    </div>
  )
}
