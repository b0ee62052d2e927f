import { columnsBelow } from '../../lib/step-columns.ts'
import { Pictogram, type PictogramName } from '../../ui/Pictogram.tsx'

interface PaymentPathProps {
  /** Each with what it passes on the line. */
  steps: readonly { title: string; text: string; stops: readonly string[] }[]
  /** What each brings, and by which step. */
  brings: {
    heading: string
    points: readonly { icon: PictogramName; title: string; description: string; step: number }[]
  }
  /** From which step on nothing can be taken back, and what is to be said of that. */
  final: { step: number; text: string }
}

/**
 * How a thing goes from step to step on one line, dashed as long as it can still be changed, and below the line what
 * each step brings, in columns that both share. Phones have the steps first, then what they bring.
 */
export function PaymentPath({ steps, brings, final }: PaymentPathProps) {
  const { columns, spans, places } = columnsBelow(steps, brings.points)
  return (
    <div className={`wrap path p${columns}`}>
      <section className="section-rule" aria-labelledby="steps">
        <h2 id="steps" className="display text-h2">
          How it works
        </h2>
        <ol>
          {steps.map(({ title, text, stops }, i) => (
            <li key={title} className={`x${spans[i]} ${i + 1 < final.step ? 'open' : ''}`}>
              <h3 className="display text-h4">{title}</h3>
              <p>{text}</p>
              {i + 1 === final.step && <p className="gate text-sm font-medium text-brass">{final.text}</p>}
              <div className="stops" aria-hidden="true">
                {stops.map((stop) => (
                  <span key={stop}>{stop}</span>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="features">
        <h2 id="features" className="display text-h3">
          {brings.heading}
        </h2>
        <ul>
          {brings.points.map(({ icon, title, description }, i) => (
            <li key={title} className={`c${places[i]}`}>
              <Pictogram name={icon} className="text-accent" />
              <h3 className="font-medium">{title}</h3>
              <p className="text-sm">{description}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
