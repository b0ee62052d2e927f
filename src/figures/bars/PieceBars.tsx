import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { columnsOf, placed } from '../placed.ts'
import { rowsOf } from './places.ts'

type Data = FigureOf<'bars'>

/**
 * Bars that name their pieces. Where there is room, each piece stands beside its name, on rows that all bars share and
 * that grow with the names; otherwise the names are listed below the drawing.
 */
export function PieceBars({ columns, level }: Pick<Data, 'columns' | 'level'>) {
  const places = rowsOf({ columns, level })
  return (
    <ol className={`piece-bars of-${columns.length} ${columnsOf(places.rows)}`}>
      {columns.map(({ label, text, pieces = [] }, i) => (
        <li key={label} className={placed({ from: i + 1 })}>
          <div>
            <span className="figures" aria-hidden="true">
              {i + 1}
            </span>
            <h3 className="font-medium">{label}</h3>
            {text && <p className="text-ink-2">{text}</p>}
          </div>
          <ul className={placed({ from: (places.above[i] ?? 0) + 1 })}>
            {pieces.map(({ name, height, look }) => (
              <li key={name} className={`[--for:${height}]`}>
                <svg className="bars-plot" aria-hidden="true">
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
        <li className={`level ${placed({ from: places.level + 1 })}`} aria-hidden="true" />
      )}
    </ol>
  )
}
