import { RiskSheet } from '../ui/RiskSheet.tsx'

/** What can go wrong, over the full width, before anything is offered. */
export function RiskBand(risk: { heading: string; text: string; notice: string }) {
  return (
    <div id="risk" className="wrap pb-9">
      <RiskSheet {...risk} notFor="" wide />
    </div>
  )
}
