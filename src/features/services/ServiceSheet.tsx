import { FactList } from '../../ui/FactList.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'

interface ServiceSheetProps {
  facts: readonly { label: string; value: string }[]
  risk: { heading: string; text: string; notice: string }
}

/** What a service is and what can go wrong, before anybody reads how it works. */
export function ServiceSheet({ facts, risk }: ServiceSheetProps) {
  return (
    <div className="wrap grid gap-6 pt-9 pb-11 md:pb-15 lg:grid-cols-2">
      <FactList facts={facts} className="ruled-facts two" />
      <div>
        <RiskSheet {...risk} notFor="" />
      </div>
    </div>
  )
}
