import { EvenList } from '../../ui/EvenList.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'

interface FundsOpeningProps {
  html: string
  points: readonly { title: string; text: string }[]
  risk: { heading: string; text: string; notice: string }
}

/** What funds have in common beside what can go wrong with any of them, and below both how to choose, in one row. */
export function FundsOpening({ html, points, risk }: FundsOpeningProps) {
  return (
    <div className="wrap grid items-start gap-x-6 gap-y-9 py-15 lg:grid-cols-2">
      <Prose html={html} />
      <RiskSheet {...risk} notFor="" />
      <div className="lg:col-span-2">
        <EvenList className="gap-x-6 gap-y-5">
          {points.map(({ title, text }) => (
            <li key={title} className="rule-t pt-3">
              <h2 className="text-base font-medium">{title}</h2>
              <p className="mt-1 text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </EvenList>
      </div>
    </div>
  )
}
