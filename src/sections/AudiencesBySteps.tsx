import { Field } from '../art/Field.tsx'
import { Wide } from '../ui/Wide.tsx'

interface Point {
  title: string
  text: string
}

interface AudiencesByStepsProps {
  heading: string
  audiences: readonly Point[]
  steps: readonly Point[]
  /** How many things the program offers. */
  offers: number
  /** The page's address. */
  seed: string
}

/** The size of a cell of the figure, in pixels; by-steps.css has the same. */
const pitch = 168

/**
 * A program's figure: a row of circles for each group of people, a column for each step, so that nobody wonders whether
 * a step is meant for them. Both are lists that read without it; phones have the drawing above them.
 */
export function AudiencesBySteps({ heading, audiences, steps, offers, seed }: AudiencesByStepsProps) {
  const frame = { width: (steps.length + 0.24) * pitch + 4, height: (audiences.length + 0.24) * pitch + 4 }
  const content = { audiences: audiences.length, steps: steps.length, offers }
  return (
    <Wide heading={heading} id="part">
      <figure>
        <div className="by-steps">
          <Field style="circles" {...content} seed={seed} {...frame} />
          <ul id="audience">
            {audiences.map(({ title, text }) => (
              <li key={title}>
                <h3 className="font-medium">{title}</h3>
                <p className="text-sm text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
          <ol id="steps">
            {steps.map(({ title, text }, i) => (
              <li key={title}>
                <h3 className="font-medium">
                  <span className="display text-step text-accent figures" aria-hidden="true">
                    {i + 1}
                  </span>
                  {title}
                </h3>
                <p className="text-sm text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <figcaption className="mt-6 text-sm text-ink-2">
          {`Rows are the people, columns the steps. ${offers} filled overlaps stand for the ${offers} things on offer, in no order.`}
        </figcaption>
      </figure>
    </Wide>
  )
}
