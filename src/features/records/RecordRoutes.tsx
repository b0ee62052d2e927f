import { FactList } from '../../ui/FactList.tsx'
import { Stops } from './Stops.tsx'
import { Track } from './Track.tsx'
import { commonGate, marksOf, type Stop } from './track.ts'

interface RecordRoutesProps {
  heading: string
  text: string
  systems: readonly {
    name: string
    href: string
    record: string
    route: readonly Stop[]
    /** What the family compares, such as who uses it. */
    facts: readonly { label: string; value: string }[]
  }[]
  desks: readonly { label: string; text: string }[]
  finding: { title: string; text: string }
}

/**
 * Which record passes which desk. It is a list of lists, each stop with its desk in words; a wide screen lays it out
 * as a lattice, and tints the desk at which every record is signed.
 */
export function RecordRoutes({ heading, text, systems, desks, finding }: RecordRoutesProps) {
  const routes = systems.map(({ route }) => marksOf(route, desks))
  const gate = commonGate(routes)
  return (
    <figure className="wrap" aria-labelledby="comparison">
      <div className="routes-head">
        <h2 id="comparison" className="display text-h3">
          {heading}
        </h2>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      <div className={`record-routes of${desks.length}`}>
        <p className="desks" aria-hidden="true">
          {desks.map(({ label, text }, i) => (
            <span key={label} className={i === gate ? 'gate' : undefined}>
              <b>{label}</b>
              {text}
            </span>
          ))}
        </p>
        <ol>
          {systems.map(({ name, href, record, route, facts }, i) => (
            <li key={href}>
              <div className="name">
                <p>
                  <a href={href}>{name}</a>
                  <span className="for-ears">{': '}</span>
                  {record}
                </p>
                <FactList facts={facts} className="routes-facts" />
              </div>
              <div className={gate === undefined ? 'way' : `way gate g${gate + 1}`}>
                <Track marks={routes[i] ?? []} desks={desks.length} />
                <Stops route={route} marks={routes[i] ?? []} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="routes-finding">
        <p className="text-xs text-ink-2">A filled square is a signature. The order is as each page tells it.</p>
        <p>
          <b>{finding.title}.</b> {finding.text}
        </p>
      </figcaption>
    </figure>
  )
}
