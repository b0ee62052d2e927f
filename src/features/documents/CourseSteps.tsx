import { NoteCalls } from './NoteCalls.tsx'
import type { Note } from './notes.ts'

interface CourseStepsProps {
  steps: readonly { title: string; text: string }[]
  lastSay: number
  payer: string
  notes: readonly Note[]
}

/** What happens in a study. Where its steps stand below each other, a rule between them is the last say. */
export function CourseSteps({ steps, lastSay, payer, notes }: CourseStepsProps) {
  return (
    <ol className="course-steps" aria-label="From question to result">
      {steps.map(({ title, text }, i) => (
        <li key={title}>
          <div className="called">
            <h4>
              <span className="display text-accent figures" aria-hidden="true">
                {i + 1}
              </span>
              {title}
            </h4>
            <NoteCalls notes={notes} at={title} />
          </div>
          <p>{text}</p>
          {i + 1 === lastSay && <p className="last-say">Last say: {payer.toLowerCase()}</p>}
        </li>
      ))}
    </ol>
  )
}
