import { QuestionList } from '../ui/QuestionList.tsx'

interface StepsAndQuestionsProps {
  starting: string
  steps: readonly { title: string; text: string }[]
  asking: string
  questions: readonly { question: string; answer: string }[]
}

/** How one begins, and what one asks before, side by side. */
export function StepsAndQuestions({ starting, steps, asking, questions }: StepsAndQuestionsProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-11 pb-15 md:pb-18 lg:grid-cols-2">
      <section aria-labelledby="steps">
        <h2 id="steps" className="display mb-4 text-h2">
          {starting}
        </h2>
        <ol className="rule-b">
          {steps.map(({ title, text }, i) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] rule-t py-3.5">
              <span className="display text-step text-accent figures" aria-hidden="true">
                {i + 1}
              </span>
              <div>
                <h3 className="font-medium">{title}</h3>
                <p className="text-sm text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="questions">
        <h2 id="questions" className="display mb-4 text-h2">
          {asking}
        </h2>
        <QuestionList questions={questions} firstOpen />
      </section>
    </div>
  )
}
