import { SplitFigure } from './SplitFigure.tsx'
import type { CaseProps } from './system-case.ts'
import { TraceFigure } from './TraceFigure.tsx'

/** One case of a system, worked through: its record, the desks it passed and what each did, as one drawing. */
export function SystemCase(props: CaseProps) {
  const { worked, record } = props
  return (
    <figure className="wrap" aria-labelledby="case">
      <div className="system-case-head">
        <h2 id="case" className="display text-h3">
          {record.name}
        </h2>
        <p className="text-xs">
          <span className="signs">A person signs</span> <span className="text-brass">Drawn example</span>
        </p>
      </div>
      {worked.form === 'trace' ? (
        <TraceFigure {...props} worked={worked} />
      ) : (
        <SplitFigure {...props} worked={worked} />
      )}
    </figure>
  )
}
