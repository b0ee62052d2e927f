import type { Rights } from '../../model/schema/app-figures.ts'
import { heightOf } from './rights.ts'

interface RightsTableProps extends Pick<Rights, 'columns' | 'people'> {
  /** What the table is, for whoever listens. */
  caption: string
}

/** Who may do what: a cell is as full as a right goes far. A line through a row closes what was open in it. */
export function RightsTable({ caption, columns, people }: RightsTableProps) {
  return (
    <table className="rights-table">
      <caption className="for-ears">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className="display">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ name, history, may, closed }) => (
          <tr key={name} className={closed && 'gone'}>
            <th scope="row">
              <b>{name}</b>
              <small>{history}</small>
              {closed && <small className="text-brass">Taken off on {closed}</small>}
            </th>
            {may.map((level, i) => (
              <td key={columns[i]}>
                {level !== 'Closed' && (
                  <svg aria-hidden="true">
                    <rect y={`${100 - heightOf(level)}%`} width="100%" height={`${heightOf(level)}%`} />
                  </svg>
                )}
                {closed && level !== 'Closed' ? (
                  <span>
                    <s>{level}</s> Closed {closed}
                  </span>
                ) : (
                  <span>{level}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
