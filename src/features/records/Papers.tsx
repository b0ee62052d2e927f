import type { Papers as Drawn } from '../../model/schema/papers.ts'
import { PaperLine } from './PaperLine.tsx'
import { marksOn, tieIn } from './papers.ts'
import { Tie } from './Tie.tsx'
import { TieKey } from './TieKey.tsx'

interface PapersProps {
  /** What the papers are about, such as "One beneficiary". */
  about: string
  papers: Drawn
  /** What it does; a tie tells one of them by its number. */
  points: readonly { title: string; text: string }[]
}

/**
 * The papers of a trade side by side. It is a list of rows, each with what the papers say and how that fits, so it
 * reads the same in one column; a wide screen draws each paper as a sheet, and the ties between them.
 */
export function Papers({ about, papers: { sheets, rows }, points }: PapersProps) {
  return (
    <figure className="wrap" aria-labelledby="papers">
      <div className="papers-head">
        <h2 id="papers" className="display text-h3">
          {about}
        </h2>
        <TieKey rows={rows} />
      </div>
      <div className={`papers-figure of${sheets.length}`}>
        <ul className="sheets">
          {sheets.map(({ title, keeper, look }, i) => (
            <li key={title} className={`sheet s${i + 1} as-${look}`}>
              <b>{title}</b> <span>{keeper}</span>
            </li>
          ))}
        </ul>
        <ol>
          {rows.map((row, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
            <li key={r}>
              {sheets.map(({ title, look }, i) => {
                const tie = tieIn(row, i + 1)
                return [
                  <PaperLine
                    key={title}
                    sheet={title}
                    line={row.lines[i] ?? {}}
                    className={`s${i + 1} as-${look} ${marksOn(row, i)}`}
                  />,
                  tie && <Tie key={tie.says} tie={tie} point={points[(tie.shows ?? 0) - 1]} />,
                ]
              })}
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}
