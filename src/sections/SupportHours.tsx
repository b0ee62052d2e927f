import { Fragment } from 'react'
import { Pictogram } from '../ui/Pictogram.tsx'

interface SupportHoursProps {
  heading: string
  /** The days and hours. */
  text: string
  /** What to do outside them; addresses in it are links. */
  urgent: string
}

/** When somebody answers, and what to do when nobody does: one card. */
export function SupportHours({ heading, text, urgent }: SupportHoursProps) {
  return (
    <section className="card lone" aria-labelledby="hours">
      <Pictogram name="clock" />
      <h2 id="hours" className="display text-h3">
        {heading}
      </h2>
      {/* It breaks between days and hours where it can, and an hour never. */}
      <p className="display text-h4">
        {text.split(/(?<=,) /).map((part, i) => (
          <Fragment key={part}>
            {i > 0 && ' '}
            <span className="inline-block">{part.replaceAll(/ (?=[AP]M)/g, '\u00a0')}</span>
          </Fragment>
        ))}
      </p>
      <p className="mt-3 rule-t pt-3 text-sm">
        {/* What is caught stands at every second place: text, address, text. */}
        {urgent.split(/(\S+@[\w.-]+\w)/).map((piece, i) =>
          i % 2 ? (
            <a key={piece} href={`mailto:${piece}`} className="text-accent underline underline-offset-4">
              {piece}
            </a>
          ) : (
            piece
          ),
        )}
      </p>
    </section>
  )
}
