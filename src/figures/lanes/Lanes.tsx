import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { SpanLook } from '../../model/schema/figures/lanes.ts'
import { columnsOf, placed } from '../placed.ts'
import { type Column, type PlacedSpan, placesOf } from './places.ts'

/**
 * Spans of time in lanes: a list of lanes with what happens along each, its bars above the words. A narrow one keeps the
 * bars in one row and lists the words below, each with its time.
 */
export function Lanes({ figure }: { figure: FigureOf<'lanes'> }) {
  const { times, levels, turn } = figure
  const places = placesOf(figure)
  return (
    <div>
      <div className={`lane-plot ${columnsOf(places.count)}`}>
        {turn && places.turn && (
          <p className={`turning ${places.turn.isEarly ? '' : 'late'} ${placed(places.turn.words)}`}>
            <b className="display text-h4">{turn.title}</b> {turn.text}
          </p>
        )}
        <div className="field">
          <svg className="plot ground" aria-hidden="true">
            {places.turn && <rect x={places.turn.x} width={places.turn.width} height="100%" />}
            {places.edges.map((x) => (
              <line key={x} x1={x} x2={x} y2="100%" />
            ))}
          </svg>
          <ol className="times" aria-hidden="true">
            {times.map((time) => (
              <li key={time}>{time}</li>
            ))}
          </ol>
          {levels && places.levels && (
            <section>
              <div>
                <h3 className="font-medium">{levels.name}</h3>
                <p className="text-ink-2">{levels.text}</p>
              </div>
              <Levels {...places.levels} />
            </section>
          )}
          {places.lanes.map(({ name, spans }) => (
            <section key={name}>
              <h3 className="font-medium">{name}</h3>
              <div>
                <svg className="plot spans" aria-hidden="true">
                  {spans.map(({ x, width, mark }) => (
                    <Bar key={x} x={x} width={width} mark={mark} />
                  ))}
                </svg>
                <ol className="said">
                  {spans.map((span) => (
                    <Said key={span.from} {...span} />
                  ))}
                </ol>
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** A span's bar; its own drawing, so that it keeps its edges within its width. */
function Bar({ x, width, mark }: Pick<PlacedSpan, 'x' | 'width' | 'mark'>) {
  return (
    <svg x={x} width={width} height="100%" className={`span ${mark}`} aria-hidden="true">
      <rect width="100%" height="100%" />
      {mark === 'half' && <rect width="50%" height="100%" />}
    </svg>
  )
}

function Said({ mark, when, name, text, ...stretch }: PlacedSpan) {
  return (
    <li className={placed(stretch)}>
      <Sample mark={mark} />
      <span className="text-ink-2 @min-[56rem]:sr-only">{when}: </span>
      {name}
      {text && <span className="block text-ink-2">{text}</span>}
    </li>
  )
}

function Levels({ line, columns }: { line: string; columns: readonly Column[] }) {
  return (
    <svg className="plot levels" aria-hidden="true">
      {columns.map(({ x, width, filled, above }) => (
        <g key={x}>
          {above && <rect x={x} width={width} {...above} className="above" />}
          <rect x={x} width={width} {...filled} />
        </g>
      ))}
      <line x2="100%" y1={line} y2={line} />
    </svg>
  )
}

/** How a span is drawn, in a few pixels. */
function Sample({ mark }: { mark: SpanLook }) {
  return (
    <svg className={`sample span ${mark}`} aria-hidden="true">
      <rect width="100%" height="100%" />
      {mark === 'half' && <rect width="50%" height="100%" />}
    </svg>
  )
}

export const lanesKeyOf = ({ meanings }: FigureOf<'lanes'>) =>
  meanings.map(({ mark, name }) => ({ name, mark: <Sample mark={mark} /> }))
