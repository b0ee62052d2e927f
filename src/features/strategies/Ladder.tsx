import { LadderKey } from './LadderKey.tsx'
import { LadderRung, type Strategy } from './LadderRung.tsx'
import { RungNotes } from './RungNotes.tsx'
import { barsOf } from './rung.ts'
import { TimeScale } from './TimeScale.tsx'
import { ladderFor } from './time.ts'

interface LadderProps {
  heading: string
  strategies: readonly Strategy[]
  /** How to choose among all of them. */
  notes: readonly { title: string; text: string }[]
}

/** Strategies by how long a position lasts, each with how it loses. Words say the same, so nothing rests on a drawing. */
export function Ladder({ heading, strategies, notes }: LadderProps) {
  const scale = ladderFor(strategies.flatMap(({ span }) => [span.from, span.to]))
  const goesOn = strategies.some(({ span }) => barsOf(span, scale).some((bar) => bar.goesOn))
  return (
    <figure className="wrap" aria-labelledby="comparison">
      <div className="ladder">
        <div className="ladder-head">
          <h2 id="comparison" className="display text-h2">
            {heading}
          </h2>
          {notes.length > 0 && <RungNotes notes={notes} />}
          <p className="loss-key text-sm">
            At its end each rung goes on as the money in it. Dotted is what was put in, the foot is nothing left, and
            what is shaded is lost.
          </p>
        </div>
        <div className="ladder-scale">
          <p className="text-xs text-ink-2">Horizon, on a log scale</p>
          <TimeScale rulings={scale.rulings} />
          <p className="text-xs text-brass">Drawn examples: no scale, and no forecast</p>
        </div>
        <ol>
          {strategies.map((strategy) => (
            <LadderRung key={strategy.href} strategy={strategy} scale={scale} />
          ))}
        </ol>
      </div>
      <figcaption className="ladder-caption text-xs text-ink-2">
        <LadderKey strategies={strategies} />
        <p>
          Each step along the scale multiplies the time. Where a horizon is only a word, such as “days” or “several
          years”, its bar is striped and its place relative.
          {goesOn && ' An arrow says that it may go on past the last line.'} All of it is indicative of the method, and
          no promise.
        </p>
      </figcaption>
    </figure>
  )
}
