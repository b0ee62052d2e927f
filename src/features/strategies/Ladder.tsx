import { LadderKey } from './LadderKey.tsx'
import { Rung } from './Rung.tsx'
import { barsOf, type Span } from './rung.ts'
import { TimeScale } from './TimeScale.tsx'
import { ladderFor, type Ladder as Scale } from './time.ts'

export interface Strategy {
  name: string
  href: string
  span: Span
  /** What gives it a chance to earn. */
  edge: string
  /** Its horizon in words. */
  horizon: string
}

/** Strategies by how long a position lasts. The words under each name say the same, so nothing rests on the drawing. */
export function Ladder({ strategies }: { strategies: readonly Strategy[] }) {
  const scale = ladderFor(strategies.flatMap(({ span }) => [span.from, span.to]))
  const goesOn = strategies.some(({ span }) => barsOf(span, scale).some((bar) => bar.goesOn))
  return (
    <figure className="wrap" aria-label={`${strategies.length} strategies by horizon`}>
      <div className="ladder">
        <p className="text-xs">Horizon, on a log scale</p>
        <TimeScale rulings={scale.rulings} />
        <ol>
          {strategies.map((strategy) => (
            <Step key={strategy.href} {...strategy} scale={scale} />
          ))}
        </ol>
      </div>
      <LadderKey strategies={strategies} />
      <figcaption className="ladder-note text-xs text-ink-2">
        Each step along the line multiplies the time. Where a horizon is only a word, such as “days” or “several years”,
        its bar is striped and its place relative.{goesOn && ' An arrow says that it may go on past the last line.'} All
        of it is indicative of the method, and no promise.
      </figcaption>
    </figure>
  )
}

function Step({ name, href, span, edge, horizon, scale }: Strategy & { scale: Scale }) {
  return (
    <li>
      <div>
        <a href={href} className="display text-h3 hover:text-accent">
          {name}
        </a>
        <p className="text-sm">{edge}</p>
        <p className="text-xs text-ink-2">
          <span className="sr-only">Horizon: </span>
          {horizon}
        </p>
      </div>
      <Rung bars={barsOf(span, scale)} rulings={scale.rulings} />
    </li>
  )
}
