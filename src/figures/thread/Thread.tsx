import type { ReactNode } from 'react'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { Named } from '../../ui/Named.tsx'
import { columnsOf } from '../placed.ts'
import { type End, endsOf, placesOf, sharedEvents } from './places.ts'

/**
 * Which event leads to what. Lines of one height stand left and right whatever their words are, so the curves between
 * them, drawn at build, fit any content. A narrow one has each event with what it leads to beside it, and no curves.
 */
export function Thread({ figure }: { figure: FigureOf<'thread'> }) {
  const { heads, situations } = figure
  const { height, ends, curves } = placesOf(figure)
  const shared = sharedEvents(situations)
  // What leads to an end has its number, so that one lights the other (thread-lit.css).
  const numberOf = (end: End) => `to-${ends.indexOf(end) + 1}`
  // An event leads to its one page, or to what is said of several.
  const hrefOf = (event: string) => {
    const anchor = shared.find(({ name }) => name === event)?.anchor
    return anchor ? `#${anchor}` : endsOf(event, ends)[0]?.page
  }
  return (
    <div>
      <div className="thread">
        <p className="heads" aria-hidden="true">
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </p>
        <div className="situations">
          {situations.map(({ title, text, events }) => (
            <div key={title} className={columnsOf(events.length)}>
              <div>
                <h3 className="text-[1.0625rem] font-medium">{title}</h3>
                <p className="text-sm text-ink-2">{text}</p>
              </div>
              <ul>
                {events.map(({ name }) => (
                  <Event key={name} name={name} href={hrefOf(name)} ends={endsOf(name, ends)} numberOf={numberOf}>
                    <svg className="plot" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
                      <path d={curves.get(name)} />
                    </svg>
                  </Event>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <ul className="ends">
          {ends.map((end) => (
            <li key={end.name} className={numberOf(end)}>
              <p className="name">
                <Named href={end.page}>{end.name}</Named>
              </p>
              {end.text && <p className="text-ink-2">{end.text}</p>}
              <p className="sr-only">After: {end.events.join(', ').toLowerCase()}</p>
            </li>
          ))}
        </ul>
      </div>
      {/* What one event may lead to, and how to tell which. */}
      {shared.map(({ name, together, anchor }) => (
        <div
          key={name}
          className="mt-6 grid gap-x-6 gap-y-1 pt-4 [border-top:2px_solid_var(--color-accent)] @min-[62rem]:grid-cols-4"
        >
          <h3 id={anchor} className="display text-h4">
            {name}
          </h3>
          <p className="text-sm @min-[62rem]:col-span-2">{together}</p>
          <ul className="text-sm">
            {endsOf(name, ends).map((end) => (
              <li key={end.name} className="py-1">
                <Named href={end.page}>{end.name}</Named>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

interface EventProps {
  name: string
  href: string | undefined
  ends: readonly End[]
  numberOf: (end: End) => string
  /** Its curve. */
  children: ReactNode
}

function Event({ name, href, ends, numberOf, children }: EventProps) {
  const numbers = ends.map(numberOf).join(' ')
  return (
    <li className={ends.length > 1 ? `shared ${numbers}` : numbers}>
      {href ? (
        <a href={href} className="event named">
          {name}
        </a>
      ) : (
        <span className="event">{name}</span>
      )}
      {children}
      <div className="to">
        {ends.map((end) => (
          <p key={end.name}>
            <Named href={end.page}>{end.name}</Named>
          </p>
        ))}
      </div>
    </li>
  )
}
