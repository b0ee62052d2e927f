import type { ComponentProps } from 'react'
import { Payoffs } from './Payoffs.tsx'

const howToRead =
  'What is left for whoever owns the thing, or will sell it; for a buyer the picture is turned over. Dashed: the same without the contract. The shapes are those of the contracts and carry no quantities.'

interface Instrument extends Pick<ComponentProps<typeof Payoffs>, 'contracts'> {
  name: string
  href: string
  summary: string
}

/** What the contracts of each instrument do to a price. */
export function PayoffFigure({ instruments }: { instruments: readonly Instrument[] }) {
  return (
    <figure className="wrap" aria-label="What each contract does to a price">
      {instruments.map(({ name, href, summary, contracts }, i) => (
        <div key={href} className="payoff-row">
          <div>
            <h2 className="display text-h3">
              <a href={href} className="hover:text-accent">
                {name}
              </a>
            </h2>
            <p className="mt-1 text-sm text-ink-2">{summary}</p>
          </div>
          <Payoffs contracts={contracts} worded={i === 0} />
        </div>
      ))}
      <figcaption className="payoff-note text-xs text-ink-2">{howToRead}</figcaption>
    </figure>
  )
}
