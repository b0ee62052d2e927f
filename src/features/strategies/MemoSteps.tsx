interface Point {
  title: string
  text: string
}

/** A safeguard, and the step that it guards, counted from 1; without one, all of them. */
type Guard = Point & { step?: number | undefined }

/** What is done, in order, with what holds each step to the method beside it. */
export function MemoSteps({ steps, guards }: { steps: readonly Point[]; guards: readonly Guard[] }) {
  const ofAll = guards.filter(({ step }) => step === undefined)
  return (
    <ol className="memo-steps">
      {steps.map(({ title, text }, i) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <Guards guards={guards.filter(({ step }) => step === i + 1)} />
        </li>
      ))}
      {ofAll.length > 0 && (
        <li>
          <h3>At every step</h3>
          <Guards guards={ofAll} />
        </li>
      )}
    </ol>
  )
}

function Guards({ guards }: { guards: readonly Guard[] }) {
  return (
    guards.length > 0 && (
      <ul>
        {guards.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
    )
  )
}
