import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { Named } from '../../ui/Named.tsx'
import type { KeyEntry } from '../Figure.tsx'
import { box, stroke } from './LinePlot.tsx'
import { LossPlot, percent } from './Losses.tsx'
import { type Bar, type Ladder, ladderFor, spanBars, spanLooks } from './spans.ts'

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
              <Named href={href}>{name}</Named>
            </h3>
            <div className="lasts">
              <SpanPlot bars={spanBars(span, ladder)} rulings={ladder.rulings} />
              <p className="mt-1.5">
                <span className="sr-only">Money stays in: </span>
                {lasts}
              </p>
            </div>
            <div>
              <LossPlot loss={loss} />
              <p className="mt-1.5">
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
    <svg className="plot time-scale" aria-hidden="true">
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

/** How long something lasts, on a scale of time. Its places are percentages, so it fits any width. */
function SpanPlot({ bars, rulings = [] }: { bars: readonly Bar[]; rulings?: Ladder['rulings'] }) {
  return (
    <svg className="plot span-plot" aria-hidden="true">
      {rulings.map(({ place, minor }) => (
        <line key={place} x1={percent(place)} x2={percent(place)} y2="100%" className={minor ? 'minor' : undefined} />
      ))}
      <line x2="100%" y1="50%" y2="50%" className="axis" />
      {bars.map(({ start, end, look }) => (
        <rect
          key={`${look} ${start}`}
          className={look}
          x={percent(start)}
          width={percent(end - start)}
          y={look === 'line' ? '42%' : '20%'}
          height={look === 'line' ? '16%' : '60%'}
        />
      ))}
      {bars.some(({ goesOn }) => goesOn) && (
        <svg x="100%" y="50%" aria-hidden="true">
          <path d="M2-6l6 6-6 6" />
        </svg>
      )}
    </svg>
  )
}

const spanMeanings: Record<Bar['look'], { name: string; bars: readonly Bar[] }> = {
  solid: { name: 'Within what is stated', bars: [{ start: 0, end: 1, look: 'solid' }] },
  vague: { name: 'An end that only a word gives', bars: [{ start: 0, end: 1, look: 'vague' }] },
  line: {
    name: 'Two horizons, one at each end',
    bars: [
      { start: 0, end: 0.16, look: 'solid' },
      { start: 0, end: 1, look: 'line' },
      { start: 0.84, end: 1, look: 'solid' },
    ],
  },
}

/** What the looks of bars mean, of those that are there, and those of lines. */
export function linesKeyOf({ members }: FigureOf<'lines'>): KeyEntry[] {
  return [
    ...spanLooks(members.map(({ span }) => span)).map((look) => ({
      name: spanMeanings[look].name,
      mark: <SpanPlot bars={spanMeanings[look].bars} />,
    })),
    { name: 'What was put in', mark: stroke('level-too') },
    { name: 'What is lost', mark: box('worse') },
  ]
}
