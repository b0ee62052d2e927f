import type { Level } from '../../model/right-words.ts'
import type { Rights } from '../../model/schema/app-figures.ts'

interface RightsThreadsProps extends Pick<Rights, 'columns' | 'people'> {
  /** What the table is, for whoever listens. */
  caption: string
  /** Where the people are entered: the column of their names. */
  account: string
}

/** The people of one account as threads through its apps, with a knot where somebody has a right; one is cut where somebody left. */
export function RightsThreads({ caption, account, columns, people }: RightsThreadsProps) {
  return (
    <table className="threads">
      <caption className="for-ears">{caption}</caption>
      <thead>
        <tr>
          {[account, ...columns].map((column) => (
            <th key={column} scope="col" className="display head">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ name, may, closed }) => (
          <tr key={name} className={closed && 'cut'}>
            <th scope="row" className="thread who">
              {name}
              {closed && <small>Taken off on {closed}</small>}
            </th>
            {may.map((level, i) => (
              <td key={columns[i]} className={closed || level === 'Closed' ? 'thread shut' : 'thread'}>
                {!closed && level !== 'Closed' && <Knot level={level} />}
                {closed ? 'Closed' : level}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const inside = { Closed: '', View: '', Edit: 'M8 2a6 6 0 0 0 0 12z', Approve: 'M8 2a6 6 0 0 0 0 12a6 6 0 0 0 0-12z' }

/** Open for looking, half full for changing, full for approving. */
function Knot({ level }: { level: Level }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" />
      <path d={inside[level]} />
    </svg>
  )
}
