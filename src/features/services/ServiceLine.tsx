import { gathered, parted } from './curve.ts'

interface ServiceLineProps {
  events: readonly string[]
  steps: readonly { title: string }[]
  results: readonly string[]
}

/** One line from what brings a client, through what happens, to what the client leaves with. On a phone it runs down. */
export function ServiceLine({ events, steps, results }: ServiceLineProps) {
  return (
    <figure aria-label="From event to result">
      <div className="service-line">
        <div className="from">
          <h3>Event</h3>
          <ul className="display">
            {events.map((event) => (
              <li key={event}>{event}</li>
            ))}
          </ul>
          <Curves lines={events.length} path={gathered(events.length)} />
        </div>
        <div className="along">
          <h3>Steps</h3>
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
          <h3>Result</h3>
          <ul className="display">
            {results.map((result) => (
              <li key={result}>{result}</li>
            ))}
          </ul>
        </div>
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
