import type { StepDrawing } from '../../model/schema/funds.ts'
import { stepDrawings } from './step-drawings.ts'

interface DrawnStep {
  title: string
  text: string
  draws: StepDrawing
}

const layers = ['faint', 'plain', 'pane', 'solid', 'dashed'] as const

/** What happens, in order, each step under its drawing. The drawings say nothing that the words do not. */
export function DrawnSteps({ steps }: { steps: readonly DrawnStep[] }) {
  return (
    <ol className="drawn-steps">
      {steps.map(({ title, text, draws }, i) => (
        <li key={title}>
          <svg viewBox="0 0 282 122" aria-hidden="true">
            {layers.map((layer) => {
              const path = stepDrawings[draws][layer]
              return path && <path key={layer} className={layer} d={path} />
            })}
            {i < steps.length - 1 && <path className="plain arrow" d="M250 61.5h46M290 55.5l6 6-6 6" />}
          </svg>
          <h3 className="font-medium">
            <span className="display" aria-hidden="true">
              {i + 1}
            </span>
            {title}
          </h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
