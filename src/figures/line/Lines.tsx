import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { Loss } from '../../model/schema/figures/lines.ts'
import { heightSteps, putIn } from '../../model/schema/figures/scales.ts'
import { Named } from '../../ui/Named.tsx'
import type { KeyEntry } from '../Figure.tsx'
import { box, stroke } from './Line.tsx'
import { level, lossPlaces } from './places.ts'
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

/** How each member of a family loses, side by side from one line: what was put in. In two columns where it is narrow, and in brief. */
export function Losses({ figure: { members } }: { figure: FigureOf<'lines'> }) {
  return (
    <ol className="losses">
      {members.map(({ name, href, loss, fails }) => (
        <li key={href}>
          <LossPlot loss={loss} />
          <p className="display text-h4">
            <Named href={href}>{name}</Named>
          </p>
          <p className="text-sm text-ink-2">
            <span className="brief">{loss.turn.text}. </span>
            <span>{fails}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** How money goes. For the eye alone: the words below it say how it fails. */
function LossPlot({ loss }: { loss: Loss }) {
  const { steps, lines, lost, turn, ends } = lossPlaces(loss)
  const at = percent(turn.x / 100)
  return (
    <>
      <svg className="plot turn" aria-hidden="true">
        <text y="1em">{turn.text}</text>
      </svg>
      <svg className="plot line-plot" aria-hidden="true">
        {/* Cut off above the level, so that what is lost remains. */}
        <svg
          y={percent(level / heightSteps)}
          viewBox={`0 ${level} ${steps} ${putIn}`}
          height={percent(putIn / heightSteps)}
          preserveAspectRatio="none"
          className="cut"
          aria-hidden="true"
        >
          <path className="worse" d={lost} />
        </svg>
        <svg viewBox={`0 0 ${steps} ${heightSteps}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="level" d={`M0 ${level}H${steps}`} />
          <path className="moves-too" d={lines.join('')} />
        </svg>
        <line className="drop" x2={at} />
        <line className="drop" x1={at} x2={at} y2={percent(turn.y / 100)} />
        {ends.map((x) => (
          <svg key={x} x={percent(x / 100)} y="100%" aria-hidden="true">
            <path className="gone" d="M-4-4l8 8m0-8l-8 8" />
          </svg>
        ))}
      </svg>
    </>
  )
}

/** A place from 0 to 1 as an attribute of SVG takes it. */
function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`
}
