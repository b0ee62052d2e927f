import type { Split } from '../../model/schema/system-case.ts'
import { SplitHead } from './SplitHead.tsx'
import { branchesOf, type CaseProps } from './system-case.ts'
import { Told } from './Told.tsx'

const effects: Record<Split['parts'][number]['effect'], string> = {
  serves: 'Serves',
  harms: 'Harms',
  unmapped: 'Unmapped',
}

/** One holding, split into its lines of business; each runs past the page that was quoted to an aim it serves or harms. */
export function SplitFigure({ record, route, points, worked: { whole, heads, parts } }: CaseProps<Split>) {
  const [first, ...others] = heads.map((head) => <SplitHead key={head.label} {...{ head, route, points }} />)
  return (
    <div className="split-figure">
      <div className="whole">
        <p className="by">{whole.by}</p>
        <p className="display text-h3">{whole.label}</p>
        {first}
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="branches" aria-hidden="true">
        {branchesOf(parts).map(({ effect, path }) => (
          <path key={path} d={path} className={effect} />
        ))}
      </svg>
      <ol className="parts">
        {parts.map(({ line, quote, where, aim, effect, shows }) => (
          <li key={line} className={effect}>
            <p className="line">{line}</p>
            <p className="page">
              {quote && <q>{quote}</q>} <span>{where}</span>
            </p>
            <p className="aim">
              <span>{effects[effect]}</span> {aim}
            </p>
            <Told points={points} shows={shows} />
          </li>
        ))}
      </ol>
      <div className="heads">{others}</div>
      <p className="check">
        {record.check} {record.leaves}
      </p>
    </div>
  )
}
