import type { ComponentProps } from 'react'
import { FactList } from '../../ui/FactList.tsx'
import { Payoffs } from './Payoffs.tsx'

const howToRead =
  'What is left for whoever owns the thing, or will sell it; for a buyer the picture is turned over. Dashed: the same without the contract. Green is what the contract saves, brown what it costs. The shapes carry no quantities.'

interface Instrument extends ComponentProps<typeof Payoffs> {
  name: string
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

/** What the contracts of each instrument do to a price, beside where it is used and traded; below, how to choose. */
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
        {instruments.map(({ name, href, summary, facts, ...drawn }) => (
          <div key={href} className="payoff-row">
            <div>
              <h3 className="display text-h4">
                <a href={href} className="inline-block py-0.5 hover:text-accent">
                  {name}
                </a>
              </h3>
              <p className="text-sm text-ink-2">{summary}</p>
              <FactList facts={facts} className="payoff-facts" />
            </div>
            <Payoffs {...drawn} />
          </div>
        ))}
        <ul className="payoff-row choosing">
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
