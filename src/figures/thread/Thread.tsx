import type { ReactNode } from 'react'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
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
                <Name {...end} />
              </p>
              {end.text && <p className="text-ink-2">{end.text}</p>}
              <p className="sr-only">After: {end.events.join(', ').toLowerCase()}</p>
            </li>
          ))}
        </ul>
      </div>
      {shared.map(({ name, together, anchor }) => (
        <div key={name} className="together">
          <h3 id={anchor} className="display text-h4">
            {name}
          </h3>
          <p className="text-sm">{together}</p>
          <ul className="text-sm">
            {endsOf(name, ends).map((end) => (
              <li key={end.name}>
                <Name {...end} />
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
            <Name {...end} />
          </p>
        ))}
      </div>
    </li>
  )
}

function Name({ name, page }: Pick<End, 'name' | 'page'>) {
  if (!page) return name
  return (
    <a href={page} className="named">
      {name}
    </a>
  )
}
