import { Argument } from './Argument.tsx'
import { LabeledPiece } from './LabeledPiece.tsx'
import { Notice } from './Notice.tsx'
import { ReportsInTime } from './ReportsInTime.tsx'
import type { ShelfCategory } from './shelf-category.ts'

interface ShelfVoicesProps {
  heading: string
  categories: readonly ShelfCategory[]
  /** What else helps to choose. */
  points: readonly { title: string; text: string }[]
}

const forms = { report: ReportsInTime, view: Argument, guest: LabeledPiece, notice: Notice }

/** A shelf, each category in the form of its voice: an argument, a labeled piece, a notice, or what a report rests on. */
export function ShelfVoices({ heading, categories, points }: ShelfVoicesProps) {
  const reports = categories.filter(({ voice }) => voice === 'report').flatMap(({ lines }) => lines)
  return (
    <section className="wrap shelf-voices" aria-labelledby="articles">
      <h2 id="articles" className="sr-only">
        {heading}
      </h2>
      <ul>
        {categories.map((category) => {
          const Form = forms[category.voice]
          return (
            <li key={category.href} className={`voice-${category.voice}`}>
              <VoiceHead {...category} />
              {category.lines.length > 0 ? (
                <Form {...category} reports={reports} />
              ) : (
                <p className="text-sm text-ink-2">In preparation</p>
              )}
            </li>
          )
        })}
      </ul>
      {points.map(({ title, text }) => (
        <p key={title} className="shelf-note">
          <b className="font-medium">{title}.</b> {text}
        </p>
      ))}
    </section>
  )
}

/** Whose voice it is, and when to open it. */
function VoiceHead({ name, href, summary, point }: ShelfCategory) {
  return (
    <div className="voice-head">
      <h3 className="display text-h3">
        <a href={href} className="hover:text-accent">
          {name}
        </a>
      </h3>
      <p className="text-sm text-ink-2">
        {point ? (
          <>
            <b className="font-medium text-ink">{point.title}.</b> {point.text}
          </>
        ) : (
          summary
        )}
      </p>
    </div>
  )
}
