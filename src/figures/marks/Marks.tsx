import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { Mark } from '../../parts/Mark.tsx'
import { Named } from '../../ui/Named.tsx'
import { Remarks } from '../Figure.tsx'
import { type PlacedRow, placesOf } from './places.ts'

/** A row for each thing, a mark for each column. Those who listen hear each row as sentences. */
export function Marks({ figure }: { figure: FigureOf<'marks'> }) {
  const { across, columns, end, remarks } = figure
  const rows = placesOf(figure)
  const isWorded = rows.some(({ cells }) => cells.some(({ word }) => word))
  return (
    <div>
      <div className={`marks ${columns.length > 6 ? 'many' : ''} ${isWorded ? 'worded' : ''}`}>
        <div className="heads" aria-hidden="true">
          <p>{across}</p>
          <div className="cells">
            {columns.map((column) => (
              <p key={column}>{column}</p>
            ))}
          </div>
          {end && <p>{end}</p>}
        </div>
        <ul>
          {rows.map((row) => (
            <Row key={row.name} {...row} columns={columns} isWorded={isWorded} />
          ))}
        </ul>
      </div>
      {remarks && <Remarks remarks={remarks} />}
    </div>
  )
}

interface RowProps extends PlacedRow {
  columns: readonly string[]
  isWorded: boolean
}

function Row({ name, text, page, cells, isFollowed, said, end, columns, isWorded }: RowProps) {
  return (
    <li className={isFollowed ? 'followed' : undefined}>
      <div>
        <p className="name">
          <Named href={page}>{name}</Named>
        </p>
        {text && <p className="text-sm text-ink-2">{text}</p>}
        <p className="sr-only">{said}</p>
      </div>
      <div className="cells" aria-hidden="true">
        {cells.map(({ mark, word, goesOn, number }, i) => (
          <p key={columns[i]} className={`${goesOn ? 'on' : ''} ${mark ? '' : 'bare'}`}>
            {number && <b className="mb-1 block text-accent figures">{number}</b>}
            {isWorded && <span className="of">{columns[i]}</span>}
            {mark && <Mark look={mark} />}
            {word && <span>{word}</span>}
          </p>
        ))}
      </div>
      {end && <p className="end">{end}</p>}
    </li>
  )
}
