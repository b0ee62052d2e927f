import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { Mark } from '../../parts/Mark.tsx'
import { placed } from '../placed.ts'
import { heard, looks, type PaperLine, type PaperTie, partsOf } from './places.ts'

/**
 * Papers side by side. It is a list of rows, each with what the papers say and how that fits, so it reads the same in
 * one column; where there is room each paper is drawn as a sheet, with the ties between them.
 */
export function Papers({ figure: { sheets, rows } }: { figure: FigureOf<'papers'> }) {
  return (
    <div className={`papers-figure papers-${sheets.length}`}>
      <ul className="paper-heads">
        {sheets.map(({ title, keeper }, i) => (
          <li key={title} className={placed({ from: 2 * i + 1 })}>
            <b>{title}</b> <span className="text-ink-2">{keeper}</span>
          </li>
        ))}
      </ul>
      <ol>
        {rows.map((row, r) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
          <li key={r}>
            {partsOf(row, sheets).map((part) =>
              'says' in part ? <Tie key={part.column} {...part} /> : <Line key={part.column} {...part} />,
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What one paper says in one row; where its name stands on top of the column, it is for ears alone here. */
function Line({ column, sheet, label, text, how, sides }: PaperLine) {
  const at = `paper-line ${placed({ from: column })}`
  if (!label && !text) return <div className={`${at} unsaid`} />
  return (
    <div className={[at, how && `fits-${how}`, ...sides.map((side) => `tied-${side}`)].filter(Boolean).join(' ')}>
      <p className="text-ink-2 @min-[46rem]:sr-only">
        {sheet}
        <span className="for-ears">: </span>
      </p>
      <p>
        {label && (
          <span className="text-ink-2">
            {label}
            <span className="for-ears">: </span>
          </span>
        )}
        {text ? <b>{text}</b> : <i>Nothing there</i>}
      </p>
    </div>
  )
}

/** How two lines fit, on the line between them. */
function Tie({ column, how, says }: PaperTie) {
  return (
    <p className={`paper-tie ${placed({ from: column })} fits-${how}`}>
      <Mark look={looks[how]} />
      <span>
        <span className="for-ears">{heard(how)}</span>
        {says}
      </span>
    </p>
  )
}
