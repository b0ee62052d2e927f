import { midSentence } from '../../lib/names.ts'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { Remarks } from '../Remarks.tsx'
import { BarsPlot } from './BarsPlot.tsx'
import { PieceBars } from './PieceBars.tsx'
import { barPlaces } from './places.ts'

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
        <p className="axis" aria-hidden="true">
          {up}
        </p>
      )}
      <BarsPlot places={places} />
      <svg className={isFew ? 'bar-numbers few' : 'bar-numbers'} aria-hidden="true">
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
    <ol className={`bar-words of-${columns.length}`}>
      {columns.map(({ label, text, heights }, i) => (
        <li key={label}>
          <span className="figures" aria-hidden="true">
            {i + 1}
          </span>
          <h3 className="font-medium">{label}</h3>
          <p className="sr-only">{heightsOf(parts, heights)}.</p>
          {text && <p className="text-ink-2">{text}</p>}
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
