import { percent } from '../../lib/percent.ts'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { LinePlot } from './LinePlot.tsx'
import { type LossPlaces, lossPlaces } from './losses.ts'
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
              <LossPlot places={lossPlaces(loss)} />
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

/** How money goes. For the eye alone: the words below it say how it fails. */
function LossPlot({ places }: { places: LossPlaces }) {
  const { turn, ends } = places
  return (
    <>
      <svg className="turn" aria-hidden="true">
        <text x={`${turn.x}%`} y="1em" textAnchor={turn.anchor}>
          {turn.text}
        </text>
      </svg>
      <LinePlot places={places} alike>
        <line className="drop" x1={`${turn.x}%`} x2={`${turn.x}%`} y2={`${turn.y}%`} />
        {ends.map(({ x, y }) => (
          <svg key={x} x={`${x}%`} y={`${y}%`} aria-hidden="true">
            <path className="gone" d="M-4-4l8 8m0-8l-8 8" />
          </svg>
        ))}
      </LinePlot>
    </>
  )
}
