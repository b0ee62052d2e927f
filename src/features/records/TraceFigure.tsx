import type { Trace } from '../../model/schema/system-case.ts'
import { DeskMark } from './DeskMark.tsx'
import { Origin } from './Origin.tsx'
import { ReportTable } from './ReportTable.tsx'
import { type CaseProps, stationsOf } from './system-case.ts'

/** A table, one of its cells opened, and the way from there back through every desk to where it came from. */
export function TraceFigure(props: CaseProps<Trace>) {
  const { table, origin } = props.worked
  const about = props.points[(table.shows ?? 0) - 1]
  return (
    <div className={`trace-figure from-${origin.draws}`}>
      <div className="seen">
        <ReportTable table={table} />
        {about && (
          <p className="about">
            {!table.title.includes(about.title) && <b>{about.title}.</b>} {about.text}
          </p>
        )}
      </div>
      <ol className="trace-trail">
        {stationsOf(props).map(({ number, desk, signs, by, name, finds, says }) => (
          <li key={desk}>
            <p className="desk">
              <DeskMark number={number} signs={signs} />
              <b>{desk}</b>
              {signs && <span className="for-ears">, signed</span>} {by}
            </p>
            <h3>{name}</h3>
            <p className="said">
              {finds} <span>{says}</span>
            </p>
          </li>
        ))}
      </ol>
      <Origin origin={origin} />
    </div>
  )
}
