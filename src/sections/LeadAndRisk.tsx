import { Lead } from '../ui/Lead.tsx'
import { RiskSheet } from '../ui/RiskSheet.tsx'

interface LeadAndRiskProps {
  /** For whom it is, rendered: the first sentence, and the rest. */
  first: string
  rest: string
  risk: string
}

/** How a page opens: for whom a thing is on the left half, what can go wrong with it on the right. */
export function LeadAndRisk({ first, rest, risk }: LeadAndRiskProps) {
  return (
    <div className="wrap grid items-start gap-x-6 gap-y-8 pt-8 pb-15 md:pt-10 md:pb-18 lg:grid-cols-2">
      <div className="grid gap-3.5 lg:pr-6">
        <Lead first={first} rest={rest} />
      </div>
      <RiskSheet heading="What can go wrong" text={risk} />
    </div>
  )
}
