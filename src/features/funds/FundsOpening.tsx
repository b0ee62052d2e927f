import { Prose } from '../../ui/Prose.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'

interface FundsOpeningProps {
  html: string
  points: readonly { title: string; text: string }[]
  risk: { heading: string; text: string; notice: string }
}

/** What funds have in common beside what can go wrong with any of them, and below both how to choose, in two columns. */
export function FundsOpening({ html, points, risk }: FundsOpeningProps) {
  return (
    <div className="funds-opening wrap grid gap-x-6 gap-y-9 py-15 lg:grid-cols-2">
      <Prose html={html} />
      <RiskSheet {...risk} />
      <ul className="-mb-3 gap-6 rule-t pt-4 text-sm lg:col-span-2 lg:columns-2">
        {points.map(({ title, text }) => (
          <li key={title} className="break-inside-avoid pb-3">
            <h2 className="mr-1.5 inline font-medium">{title}</h2> <p className="inline text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
