import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { Mark } from '../../parts/Mark.tsx'
import { branchesTo } from './places.ts'

type Data = FigureOf<'chain'>

interface SplitProps {
  split: NonNullable<Data['split']>
  meanings: Data['meanings']
}

/** One thing, split into its parts; each runs past what was quoted of it to what it leads to. */
export function Split({ split: { title, by, heads, parts }, meanings }: SplitProps) {
  const meant = (mark: string) => meanings.find((meaning) => meaning.mark === mark)?.name
  return (
    <div className="split-figure">
      <div className="split-all">
        <div className="split-heads" aria-hidden="true">
          {heads.map((head) => (
            <p key={head}>{head}</p>
          ))}
        </div>
        <p className="split-whole">
          <b>{title}</b> {by}
        </p>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {branchesTo(parts.length).map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
        <ol className="split-parts">
          {parts.map(({ title: part, quote, where, end, mark }) => (
            <li key={part} className={`split-part ends-${mark}`}>
              <p>
                <span className="for-ears">{heads[0]}: </span>
                <b>{part}</b>
              </p>
              <p>
                <span className="for-ears">{heads[1]}: </span>
                {quote && <q>{quote}</q>} <span className="text-ink-2">{where}</span>
              </p>
              <p>
                <span className="for-ears">{heads[2]}: </span>
                <Mark look={mark} />
                <span className="for-ears">{meant(mark)}: </span>
                <b>{end}</b>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
