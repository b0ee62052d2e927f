export interface Question {
  question: string
  answer: string
}

interface UnitStepsProps {
  /** By which links name it. */
  id: string
  steps: readonly { title: string; text: string }[]
  question: Question | undefined
}

/** How a unit comes about, along the foot of its paper; a question that stands alone ends the line. */
export function UnitSteps({ id, steps, question }: UnitStepsProps) {
  return (
    <div className="unit-history">
      <section aria-labelledby={id}>
        <h2 id={id}>How it works</h2>
        <ol className={`of${steps.length}`}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      {question && (
        <section aria-labelledby="asked">
          <h2 id="asked">{question.question}</h2>
          <p>{question.answer}</p>
        </section>
      )}
    </div>
  )
}
