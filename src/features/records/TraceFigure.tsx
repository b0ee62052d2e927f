import type { Trace } from '../../model/schema/system-case.ts'
import { DeskMark } from './DeskMark.tsx'
import { Origin } from './Origin.tsx'
import { ReportTable } from './ReportTable.tsx'
import type { CaseProps } from './system-case.ts'
import { Told } from './Told.tsx'

/** A table, one of its cells opened, and the way from there back through every desk to where it came from. */
export function TraceFigure({ record, route, points, worked: { table, trail, origin } }: CaseProps<Trace>) {
  return (
    <div className={`trace-figure from-${origin.draws}`}>
      <div className="seen">
        <ReportTable table={table} />
        <p className="leaves">{record.leaves}</p>
        <Told points={points} shows={table.shows} />
      </div>
      <ol className="trace-trail">
        {route.toReversed().map(({ desk, does, signs }, i) => {
          const found = trail.find((stop) => stop.desk === desk)
          return (
            <li key={desk}>
              <DeskMark number={route.length - i} signs={signs} />
              <p className="desk">
                {desk}
                {signs && ', signed'}
                <span className="for-ears">: </span>
              </p>
              <p className="does">{does}</p>
              {found && (
                <p className="finds">
                  {found.finds} <span>{found.by}</span>
                </p>
              )}
              <Told points={points} shows={found?.shows} />
              {signs && <p className="check">{record.check}</p>}
            </li>
          )
        })}
      </ol>
      <Origin origin={origin} />
    </div>
  )
}
