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
  const kept = [record.check, record.leaves].filter(Boolean).join(' ')
  return (
    <div className="split-figure">
      <div className="heads">
        {heads.map((head, i) => (
          <SplitHead key={head.label} head={head} route={route} first={i === 0} />
        ))}
      </div>
      <div className="whole">
        <p className="label">{heads[0]?.label}</p>
        <p className="display text-h3">{whole.label}</p>
        <p className="by">{whole.by}</p>
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
      <div className="notes">
        {heads.map(({ label, shows }, i) => (
          <div key={label}>
            <Told points={points} shows={shows} />
            {kept && i === 0 && <p className="told-here">{kept}</p>}
          </div>
        ))}
      </div>
    </div>
  )
}
