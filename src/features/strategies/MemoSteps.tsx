import { Pencil, type Question } from './Pencil.tsx'

interface Point {
  title: string
  text: string
}

/** A safeguard, and the step that it guards, counted from 1; without one, all of them. */
type Guard = Point & { step?: number | undefined }

export interface MemoStepsProps {
  steps: readonly Point[]
  guards: readonly Guard[]
  questions: readonly Question[]
}

/** What is done, in order. What holds a step to the method ends its paragraph. */
export function MemoSteps({ steps, guards, questions }: MemoStepsProps) {
  const ofAll = guards.filter(({ step }) => step === undefined)
  return (
    <ol>
      {steps.map(({ title, text }, i) => (
        <li key={title} className="memo-row">
          <div>
            <h3>{title}</h3>
            <p>
              {text} <Guards guards={guards.filter(({ step }) => step === i + 1)} />
            </p>
          </div>
          <Pencil questions={questions.filter(({ step }) => step === i + 1)} />
        </li>
      ))}
      {ofAll.length > 0 && (
        <li className="memo-row">
          <div>
            <h3>At every step</h3>
            <p>
              <Guards guards={ofAll} />
            </p>
          </div>
        </li>
      )}
    </ol>
  )
}

function Guards({ guards }: { guards: readonly Guard[] }) {
  return guards.map(({ title, text }) => (
    <span key={title}>
      <b>{title}.</b> {text}{' '}
    </span>
  ))
}
