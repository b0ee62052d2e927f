import type { ReplacedThing } from '../../model/replaced-things.ts'
import type { Holds } from '../../model/schema/records.ts'
import { Finding } from '../../ui/Finding.tsx'
import { cardLines } from './card-lines.ts'
import { drawings, sheet } from './thing-drawings.ts'

interface Swap {
  name: string
  href: string
  /** For whom it is. */
  whom: string
  /** What it puts away, in words and drawn. */
  replaced: string
  draws: ReplacedThing
  /** What one record of it is, and its fields; where it draws none, what it is and what it does. */
  record: string
  fields: readonly { label: string; example: string; holds: Holds }[]
  does: readonly string[]
}

interface SwapsProps {
  heading: string
  text: string
  swaps: readonly Swap[]
  finding: { title: string; text: string }
}

/** What lay on the desk, drawn, and the one record that takes its place: a list, in which the words say what the lines draw. */
export function Swaps({ heading, text, swaps, finding }: SwapsProps) {
  return (
    <section className="wrap" aria-labelledby="comparison">
      <div className="swaps-head">
        <h2 id="comparison" className="display text-h3">
          {heading}
        </h2>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      <figure>
        <ul className="swaps">
          {swaps.map((swap) => (
            <SwapItem key={swap.href} {...swap} />
          ))}
        </ul>
        <Finding
          {...finding}
          note="Drawn examples: the words on the cards are made up, and no record keeps these lines alone."
        />
      </figure>
    </section>
  )
}

function SwapItem({ name, href, whom, replaced, draws, record, fields, does }: Swap) {
  return (
    <li>
      <div className="old">
        <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
          {drawings[draws].map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
        <p>
          <span className="for-ears">Instead of: </span>
          {replaced}
        </p>
      </div>
      <div className="new">
        <h3 className="display text-h4">
          <a href={href}>{name}</a>
        </h3>
        <p className="text-xs text-ink-2">{whom}</p>
        <p className="kept">{record}</p>
        <ul className="lines">
          {cardLines(fields).map(({ label, example, holds }) => (
            <li key={label} className={holds === 'source' ? 'from' : undefined}>
              <span>{label}</span> <b>{example}</b>
            </li>
          ))}
          {does.slice(0, 3).map((label) => (
            <li key={label}>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
