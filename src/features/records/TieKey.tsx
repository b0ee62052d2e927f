import { type How, howsIn, type Row } from './papers.ts'
import { TieMark } from './TieMark.tsx'

const words: Record<How, string> = { agree: 'Agree', clash: 'Clash', missing: 'Missing' }

/** What the signs on the ties mean, those alone that are drawn, and that all of it is made up. */
export function TieKey({ rows }: { rows: readonly Row[] }) {
  return (
    <p className="tie-key">
      {howsIn(rows).map((how) => (
        <span key={how}>
          <TieMark how={how} /> {words[how]}
        </span>
      ))}
      <span className="text-brass">Drawn example</span>
    </p>
  )
}
