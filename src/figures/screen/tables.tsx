import type { DrawnBlock } from '../../model/schema/figures/screen.ts'

type Drawn<Name> = Extract<DrawnBlock, { draws: Name }>

/** A small table; what the gray bars stand for is nobody's business here. */
export function SmallTable({ columns, rows, marked, blank }: Drawn<'table'>) {
  return (
    <table className={marked ? 'marked' : undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <td key={column}>{column}</td>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, i) => (
              <td key={columns[i]}>{cell}</td>
            ))}
          </tr>
        ))}
        {Array.from({ length: blank }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
          <tr key={row}>
            {columns.map((column) => (
              <td key={column}>
                <i className="blank" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Hours as blocks, a column for each day, and their sums. */
export function HoursTable({ columns, total, rows, labels: [counted, waiting] }: Drawn<'hours'>) {
  return (
    <div>
      <table className="hours">
        <thead>
          <tr>
            <td />
            {[...columns, total].map((column) => (
              <td key={column}>{column}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className={row.waiting ? 'wait' : undefined}>
              <td>{row.label}</td>
              {row.hours.map((hours, day) => (
                <td key={columns[day]} className={hours > 0 ? `h${hours}` : undefined}>
                  {hours > 0 && hours}
                </td>
              ))}
              <td>{row.hours.reduce((sum, hours) => sum + hours, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="key">
        <span className="solid">{counted}</span>
        <span className="wait">{waiting}</span>
      </div>
    </div>
  )
}
