interface Point {
  title: string
  text: string
}

/** What stands at a step, counted from 1. */
type Placed<Item> = Item & { step?: number | undefined }

export interface Question {
  question: string
  answer: string
}

interface LifeLineProps {
  steps: readonly Point[]
  /** What holders have from a step on; without one, from the first. */
  points: readonly Placed<Point>[]
  /** What they ask at a step; those without one stand elsewhere. */
  questions: readonly Placed<Question>[]
}

/** What happens, along one line over the page; below each step, what holders have from there on, and what they ask. */
export function LifeLine({ steps, points, questions }: LifeLineProps) {
  const below = steps.map((_, i) => ({
    given: points.filter(({ step = 1 }) => step === i + 1),
    asked: questions.filter(({ step }) => step === i + 1),
  }))
  // It has the room below the steps that follow, up to the next that has something.
  const widthOf = (first: number) => {
    const next = below.findIndex(({ given, asked }, i) => i > first && given.length + asked.length > 0)
    return (next < 0 ? steps.length : next) - first
  }
  return (
    <section className="wrap" aria-labelledby="steps">
      <h2 id="steps" className="display text-h3">
        How it works, and what you see of it
      </h2>
      <ol className={`life-line of${steps.length}`}>
        {steps.map(({ title, text }, i) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <Below {...below[i]} className={`from${i + 1} over${widthOf(i)}`} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface BelowProps {
  given?: readonly Point[]
  asked?: readonly Question[]
  className: string
}

function Below({ given = [], asked = [], className }: BelowProps) {
  return (
    given.length + asked.length > 0 && (
      <ul className={className}>
        {given.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
        {asked.map(({ question, answer }) => (
          <li key={question} className="asked">
            <b>{question}</b> {answer}
          </li>
        ))}
      </ul>
    )
  )
}
