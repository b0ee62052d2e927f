import { howsIn, type Row } from './papers.ts'
import { TieMark } from './TieMark.tsx'
import { tieWords } from './tie-words.ts'

/** What the signs on the ties mean, those alone that are drawn, and that all of it is made up. */
export function TieKey({ rows }: { rows: readonly Row[] }) {
  return (
    <p className="tie-key">
      {howsIn(rows).map((how) => (
        <span key={how}>
          <TieMark how={how} /> {tieWords[how]}
        </span>
      ))}
      <span className="text-brass">Drawn example</span>
    </p>
  )
}
