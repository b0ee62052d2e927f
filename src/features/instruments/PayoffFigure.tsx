import type { ComponentProps } from 'react'
import { midSentence } from '../../lib/mid-sentence.ts'
import { Payoffs } from './Payoffs.tsx'

const howToRead =
  'What is left for whoever owns the thing, or will sell it; for a buyer the picture is turned over. Dashed: the same without the contract. The shapes are those of the contracts and carry no quantities.'

interface Instrument extends ComponentProps<typeof Payoffs> {
  name: string
  href: string
  summary: string
}

/** What the contracts of each instrument do to a price. */
export function PayoffFigure({ instruments }: { instruments: readonly Instrument[] }) {
  return (
    <figure className="wrap" aria-label="What each contract does to a price">
      {instruments.map(({ name, href, summary, contracts }) => (
        <div key={href} className="payoff-row">
          <div>
            <h2 className="display text-h3">
              <a href={href} className="hover:text-accent">
                {name}
              </a>
            </h2>
            <p className="mt-1 text-sm text-ink-2">{summary}</p>
          </div>
          <Payoffs contracts={contracts} />
        </div>
      ))}
      <figcaption className="payoff-note text-xs text-ink-2">{howToRead}</figcaption>
    </figure>
  )
}

interface OwnPayoffsProps extends ComponentProps<typeof Payoffs> {
  family: { name: string; href: string }
}

/** The same for the contracts of one instrument. */
export function OwnPayoffs({ contracts, family }: OwnPayoffsProps) {
  return (
    <figure className="wrap" aria-label="What its contracts do to a price">
      <div className="payoffs-own">
        <Payoffs contracts={contracts} />
      </div>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 text-xs text-ink-2">
        <span className="max-w-[60rem]">{howToRead}</span>
        <a href={family.href} className="inline-block py-1 font-medium text-accent hover:underline">
          All {midSentence(family.name)}
        </a>
      </figcaption>
    </figure>
  )
}
