import { percent } from '../../lib/percent.ts'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { LossPlot } from './Losses.tsx'
import { SpanPlot } from './SpanPlot.tsx'
import { spanBars } from './spans.ts'
import { type Ladder, ladderFor } from './time.ts'

type Data = FigureOf<'lines'>

/** A row for each member of a family: how long money stays in it on one scale of time, and how it loses. */
export function Lines({ figure: { members } }: { figure: Data }) {
  const ladder = ladderFor(members.flatMap(({ span }) => [span.from, span.to]))
  return (
    <div className="lines-of">
      <div className="heads" aria-hidden="true">
        <p>How long money stays in</p>
        <TimeScale rulings={ladder.rulings} />
        <p>How it loses money</p>
      </div>
      <ol>
        {members.map(({ name, href, span, lasts, loss, fails }) => (
          <li key={href}>
            <h3 className="display text-h4">
              <a href={href} className="named">
                {name}
              </a>
            </h3>
            <div className="lasts">
              <SpanPlot bars={spanBars(span, ladder)} rulings={ladder.rulings} />
              <p>
                <span className="sr-only">Money stays in: </span>
                {lasts}
              </p>
            </div>
            <div className="fails">
              <LossPlot loss={loss} />
              <p>
                <span className="sr-only">How it loses: {loss.turn.text}. </span>
                {fails}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What the upright lines mean. */
function TimeScale({ rulings }: Pick<Ladder, 'rulings'>) {
  return (
    <svg className="time-scale" aria-hidden="true">
      {rulings.map(
        ({ label, place, minor }) =>
          label && (
            <text
              key={label}
              x={percent(place)}
              y="1em"
              textAnchor={place === 0 ? 'start' : place === 1 ? 'end' : 'middle'}
              className={minor ? 'minor' : undefined}
            >
              {label}
            </text>
          ),
      )}
    </svg>
  )
}
