import { FactList } from '../../ui/FactList.tsx'
import { Payoffs } from './Payoffs.tsx'
import { type Drawn, shapesOf } from './shapes.ts'

const howToRead =
  'What is left for whoever owns the thing, or will sell it; for a buyer the picture is turned over. Dashed: the same without the contract. Green is what the contract saves, brown what it costs. No shape shows an amount.'

interface Instrument extends Drawn {
  href: string
  summary: string
  facts: readonly { label: string; value: string }[]
}

interface PayoffFigureProps {
  heading: string
  instruments: readonly Instrument[]
  /** How to choose among them. */
  choosing: readonly { title: string; text: string }[]
}

/** What contracts do to a price; below, where each instrument is used and traded, and how to choose. */
export function PayoffFigure({ heading, instruments, choosing }: PayoffFigureProps) {
  return (
    <div className="wrap">
      <figure className="payoff-figure" aria-labelledby="comparison">
        <figcaption className="grid items-start gap-x-6 gap-y-2 lg:grid-cols-2">
          <h2 id="comparison" className="display text-h3">
            {heading}
          </h2>
          <p className="text-sm text-ink-2">{howToRead}</p>
        </figcaption>
        <Payoffs shapes={shapesOf(instruments)} />
        <div className="payoff-row">
          {instruments.map(({ name, href, summary, facts }) => (
            <div key={href}>
              <h3 className="display text-h4">
                <a href={href} className="inline-block py-0.5 hover:text-accent">
                  {name}
                </a>
              </h3>
              <p className="text-sm text-ink-2">{summary}</p>
              <FactList facts={facts} className="payoff-facts" />
            </div>
          ))}
        </div>
        <ul className="payoff-row">
          {choosing.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-medium">{title}</h3>
              <p className="text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </figure>
    </div>
  )
}
