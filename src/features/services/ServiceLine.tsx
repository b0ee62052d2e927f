import { midSentence } from '../../lib/mid-sentence.ts'
import { gathered, parted } from './curve.ts'

interface ServiceLineProps {
  events: readonly string[]
  steps: readonly { title: string }[]
  results: readonly string[]
  family: { name: string; href: string }
}

/** One line from what brings a client, through what happens, to what the client leaves with. On a phone it runs down. */
export function ServiceLine({ events, steps, results, family }: ServiceLineProps) {
  return (
    <figure className="wrap" aria-label="From event to result">
      <div className="service-line">
        <div className="from">
          <h2>Event</h2>
          <ul className="display">
            {events.map((event) => (
              <li key={event}>{event}</li>
            ))}
          </ul>
          <Curves lines={events.length} path={gathered(events.length)} />
        </div>
        <div className="along">
          <h2>What happens</h2>
          <ol>
            {steps.map(({ title }, i) => (
              <li key={title}>
                <span className="display text-accent" aria-hidden="true">
                  {i + 1}
                </span>
                {title}
              </li>
            ))}
          </ol>
          <Curves lines={results.length} path={parted(results.length)} />
        </div>
        <div className="to">
          <h2>Result</h2>
          <ul className="display">
            {results.map((result) => (
              <li key={result}>{result}</li>
            ))}
          </ul>
        </div>
        <a href={family.href} className="all text-xs font-medium text-accent hover:underline">
          All {midSentence(family.name)}
        </a>
      </div>
    </figure>
  )
}

function Curves({ lines, path }: { lines: number; path: string }) {
  return (
    <svg viewBox={`0 0 100 ${lines}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
