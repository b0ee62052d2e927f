import { Prose } from '../../ui/Prose.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'

interface TextAndRiskProps {
  html: string
  risk: { heading: string; text: string; notice: string }
}

/** What the family is, in its own words, beside what can go wrong with any of it. */
export function TextAndRisk({ html, risk }: TextAndRiskProps) {
  return (
    <div className="wrap grid items-start gap-x-6 gap-y-9 py-11 md:py-15 lg:grid-cols-2">
      <div className="lg:pr-10">
        <h2 id="meaning" className="display mb-3 text-h3">
          What an instrument is
        </h2>
        <Prose html={html} />
      </div>
      <RiskSheet {...risk} />
    </div>
  )
}
