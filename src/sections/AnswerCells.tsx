interface AnswerCellsProps {
  heading: string
  questions: readonly { question: string; answer: string }[]
}

/** Cells in quarters; one and five come out even in thirds. */
const inThirds = [1, 5]

/** So many cells the heading takes that the rows below and beside it are full. */
const taken = ['', '', 'lg:col-span-2', 'lg:col-span-3', 'lg:col-span-4']

/** What visitors ask, a cell for each answer; the heading stands in the first and fills its row. */
export function AnswerCells({ heading, questions }: AnswerCellsProps) {
  const count = questions.length
  const columns = inThirds.includes(count) ? 3 : 4
  return (
    <section
      className={`wrap grid gap-6 pb-15 md:grid-cols-2 md:pb-18 ${columns === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
      aria-labelledby="questions"
    >
      <h2
        id="questions"
        className={`display text-h2 md:row-span-2 ${count % 2 === 0 ? 'md:col-span-2' : ''} ${taken[columns - (count % columns)] ?? ''}`}
      >
        {heading}
      </h2>
      <dl className="contents">
        {questions.map(({ question, answer }) => (
          <div key={question} className="rule-t pt-3 md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-1">
            <dt className="font-medium text-balance">{question}</dt>
            <dd className="text-sm text-ink-2">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
