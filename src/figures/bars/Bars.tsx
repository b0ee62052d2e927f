import { midSentence } from '../../lib/names.ts'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { type KeyEntry, Numbered, Remarks, Sample } from '../Figure.tsx'
import { columnsOf, placed } from '../placed.ts'
import { type BarPlaces, barPlaces, rowsOf } from './places.ts'

type Data = FigureOf<'bars'>

/** Bars side by side: with words below each, with names for their pieces, or so many that only some have a number. */
export function Bars({ figure }: { figure: Data }) {
  const { up, parts, columns, remarks } = figure
  const { middles, ...places } = barPlaces(figure)
  const isFew = remarks.length === 0
  const numbers = isFew ? middles : remarks.map(({ at }) => middles[at - 1] ?? 0)
  return (
    <div className={parts.length > 0 ? 'bars-of' : 'bars-of in-pieces'}>
      {up && (
        <p className="mb-3.5 text-ink-2" aria-hidden="true">
          {up}
        </p>
      )}
      <BarsPlot places={places} />
      <svg className={isFew ? 'plot bar-numbers few' : 'plot bar-numbers'} aria-hidden="true">
        {numbers.map((x, i) => (
          <text key={x} x={`${x}%`} y="1.25em" textAnchor="middle">
            {i + 1}
          </text>
        ))}
      </svg>
      {parts.length === 0 ? (
        <PieceBars columns={columns} level={figure.level} />
      ) : isFew ? (
        <BarWords {...figure} />
      ) : (
        <Heights {...figure} />
      )}
      {!isFew && <Remarks remarks={remarks} />}
    </div>
  )
}

const heightsOf = (parts: Data['parts'], heights: readonly number[] = []) =>
  parts.map(({ name }, i) => `${midSentence(name)} ${heights[i]}`).join(', ')

/** What stands below a bar. Those who listen hear what it is made of. */
function BarWords({ parts, columns }: Data) {
  return (
    <ol className="bar-words grid gap-y-3.5 @min-[48rem]:auto-cols-fr @min-[48rem]:grid-flow-col @min-[48rem]:pt-2.5">
      {columns.map(({ label, text, heights }, i) => (
        <li key={label} className="numbered @min-[48rem]:block @min-[48rem]:pe-5">
          <Numbered number={i + 1} title={label} text={text} heard={`${heightsOf(parts, heights)}.`} />
        </li>
      ))}
    </ol>
  )
}

/** Bars without words, for those who listen. */
function Heights({ parts, columns }: Data) {
  return (
    <ol className="sr-only">
      {columns.map(({ heights }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are drawn once, at build time, and never move
        <li key={i}>{heightsOf(parts, heights)}</li>
      ))}
    </ol>
  )
}

/** Bars on their line. It fills whatever it stands in. */
function BarsPlot({ places: { bars, base, level } }: { places: Omit<BarPlaces, 'middles'> }) {
  return (
    <svg className="plot bars-plot" aria-hidden="true">
      {bars.map(({ look, x, y, width, height }) => (
        <rect key={`${x} ${y}`} className={look} x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} />
      ))}
      <line className="base" x2="100%" y1={`${base}%`} y2={`${base}%`} />
      {level !== undefined && <line className="level" x2="100%" y1={`${level}%`} y2={`${level}%`} />}
    </svg>
  )
}

/**
 * Bars that name their pieces. Where there is room, each piece stands beside its name, on rows that all bars share and
 * that grow with the names; otherwise the names are listed below the drawing.
 */
function PieceBars({ columns, level }: Pick<Data, 'columns' | 'level'>) {
  const places = rowsOf({ columns, level })
  return (
    <ol className={`piece-bars ${columnsOf(places.rows)}`}>
      {columns.map(({ label, text, pieces = [] }, i) => (
        <li key={label} className={placed({ from: i + 1 })}>
          <div className="numbered">
            <Numbered number={i + 1} title={label} text={text} />
          </div>
          <ul className={placed({ from: (places.above[i] ?? 0) + 1 })}>
            {pieces.map(({ name, height, look }) => (
              <li key={name} className={`[--for:${height}]`}>
                <svg className="plot bars-plot" aria-hidden="true">
                  <rect className={look} width="100%" height="100%" />
                </svg>
                <span>{name}</span>
                <span className="sr-only">: {height}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
      {places.level !== undefined && (
        <li
          className={`level ${placed({ from: places.level + 1, to: places.level + columns.length })}`}
          aria-hidden="true"
        />
      )}
    </ol>
  )
}

/** What the looks of bars mean; pieces that are named beside their bars need no key. */
export function barsKeyOf({ parts, level }: FigureOf<'bars'>): KeyEntry[] {
  const looks = parts.map(({ name, look }) => ({ name, drawn: <rect className={look} width="100%" height="100%" /> }))
  const line = level && { name: level.name, drawn: <line className="level" x2="100%" y1="50%" y2="50%" /> }
  return [...looks, ...(line ? [line] : [])].map(({ name, drawn }) => ({
    name,
    mark: <Sample of="bars-plot">{drawn}</Sample>,
  }))
}
