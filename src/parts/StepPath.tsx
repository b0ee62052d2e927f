interface StepPathProps {
  steps: readonly {
    title: string
    text: string
    /** What it passes on the line. */
    stops?: readonly string[] | undefined
  }[]
  /** From which step on nothing can be taken back, and what is to be said of that. */
  final: { step: number; text: string }
}

/**
 * How a thing goes from step to step on one line down the page, dashed as long as it can still be changed. A bar stands
 * where that ends, and behind it the ground is another.
 */
export function StepPath({ steps, final }: StepPathProps) {
  return (
    <section className="path" aria-labelledby="steps">
      <h2 id="steps" className="wrap display text-h2">
        How it works
      </h2>
      <ol>
        {steps.map(({ title, text, stops = [] }, i) => (
          <li key={title} className={i + 1 < final.step ? 'open' : undefined}>
            <div className="wrap">
              <div className="stops" aria-hidden="true">
                {stops.map((stop) => (
                  <span key={stop}>{stop}</span>
                ))}
              </div>
              {i + 1 === final.step && <p className="gate display text-h2 text-brass">{final.text}</p>}
              <div className="step">
                <span className="display text-h4 figures" aria-hidden="true">
                  {i + 1}
                </span>
                <h3 className="display text-h4">{title}</h3>
                <p>{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
