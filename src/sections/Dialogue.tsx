import { handWords } from './HandCircles.tsx'

interface DialogueProps {
  heading: string
  questions: readonly { question: string; answer: string }[]
}

/** What those who come ask, on their side of the page, and what we answer, on ours. */
export function Dialogue({ heading, questions }: DialogueProps) {
  return (
    <section className="wrap" aria-labelledby="questions">
      <div className="pb-9 md:pb-18">
        <h2 id="questions" className="display mb-5 text-h2">
          {heading}
        </h2>
        <div className="two-hands text-xs text-brass max-md:hidden" aria-hidden="true">
          <p>{`${handWords.you} ask`}</p>
          <p>{`${handWords.us} answer`}</p>
        </div>
        <dl>
          {questions.map(({ question, answer }) => (
            <div key={question} className="two-hands">
              <dt className="display text-h3">{question}</dt>
              <dd className="text-ink-2">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
