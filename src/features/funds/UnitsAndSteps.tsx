import { Part } from '../../ui/Part.tsx'
import { StepList } from '../../ui/StepList.tsx'

interface Point {
  title: string
  text: string
}

/** What units give a holder and how the fund works, side by side. */
export function UnitsAndSteps({ points, steps }: { points: readonly Point[]; steps: readonly Point[] }) {
  return (
    <div className="grid gap-x-6 text-sm md:grid-cols-2">
      <Part heading="What units give you" id="what">
        <ul className="rule-b">
          {points.map(({ title, text }) => (
            <li key={title} className="rule-t py-3">
              <h3 className="font-medium">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part heading="How it works" id="steps">
        <StepList steps={steps} />
      </Part>
    </div>
  )
}
