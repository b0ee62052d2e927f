import type { ReactNode } from 'react'
import { QuestionList } from '../ui/QuestionList.tsx'
import { Split } from '../ui/Split.tsx'
import { StepList } from '../ui/StepList.tsx'

interface StepsAndQuestionsProps {
  starting: string
  steps: readonly { title: string; text: string }[]
  asking: string
  questions: readonly { question: string; answer: string }[]
}

/** How one begins, and what one asks before: side by side where they are about as long, else one below the other. */
export function StepsAndQuestions({ starting, steps, asking, questions }: StepsAndQuestionsProps) {
  const how = <StepList steps={steps} />
  const asked = <QuestionList questions={questions} firstOpen />
  if (Math.abs(steps.length - questions.length) > 1)
    return (
      <>
        <Split heading={starting} id="steps">
          {how}
        </Split>
        <Split heading={asking} id="questions">
          {asked}
        </Split>
      </>
    )
  return (
    <div className="wrap grid gap-x-6 gap-y-11 pt-6 pb-15 md:pb-18 lg:grid-cols-2">
      <Half heading={starting} id="steps">
        {how}
      </Half>
      <Half heading={asking} id="questions">
        {asked}
      </Half>
    </div>
  )
}

function Half({ heading, id, children }: { heading: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-4 text-h2">
        {heading}
      </h2>
      {children}
    </section>
  )
}
