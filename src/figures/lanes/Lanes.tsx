import type { ComponentProps } from 'react'
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
            <b className="display block text-h4">{turn.title}</b> {turn.text}
          </p>
        )}
        <div className="field">
          {places.turn && (
            <svg className="plot ground" aria-hidden="true">
              <rect x={places.turn.x} width={places.turn.width} height="100%" />
            </svg>
          )}
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
              <div className="relative">
                <Rules at={places.edges} />
                <Levels {...places.levels} />
              </div>
            </section>
          )}
          {places.lanes.map(({ name, spans }) => (
            <section key={name}>
              <h3 className="font-medium">{name}</h3>
              <div className="relative">
                <Rules at={places.edges} />
                <svg className="plot h-4" aria-hidden="true">
                  {spans.map(({ x, width, mark }) => (
                    <Span key={x} x={x} width={width} height="100%" mark={mark} />
                  ))}
                </svg>
                <ol className="said mt-2 grid gap-y-1">
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

/** The lines between times, down to the foot of the bars. */
function Rules({ at }: { at: readonly string[] }) {
  return (
    <svg className="plot rules" aria-hidden="true">
      {at.map((x) => (
        <line key={x} x1={x} x2={x} y2="100%" />
      ))}
    </svg>
  )
}

/** How a span is drawn: its own drawing, so that it keeps its edges within its width; or a few pixels of it. */
function Span({ mark, className = '', ...at }: { mark: SpanLook } & ComponentProps<'svg'>) {
  return (
    <svg {...at} className={`span ${mark} ${className}`} aria-hidden="true">
      <rect width="100%" height="100%" />
      {mark === 'half' && <rect width="50%" height="100%" />}
    </svg>
  )
}

function Said({ mark, when, name, text, ...stretch }: PlacedSpan) {
  return (
    <li className={placed(stretch)}>
      <Span mark={mark} className="sample" />
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

export const lanesKeyOf = ({ meanings }: FigureOf<'lanes'>) =>
  meanings.map(({ mark, name }) => ({ name, mark: <Span mark={mark} className="sample" /> }))
