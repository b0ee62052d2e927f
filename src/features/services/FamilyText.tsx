import { Prose } from '../../ui/Prose.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'

interface FamilyTextProps {
  html: string
  risk: { heading: string; text: string; notice: string }
}

/** What the family is, in its own words, and what can go wrong. */
export function FamilyText({ html, risk }: FamilyTextProps) {
  return (
    <div className="wrap grid items-start gap-x-6 gap-y-9 py-11 md:py-15 lg:grid-cols-2">
      <div className="lg:pr-11">
        <Prose html={html} />
      </div>
      <RiskSheet {...risk} />
    </div>
  )
}
