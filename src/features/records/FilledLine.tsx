import type { FilledLine as Line, Note } from './filled-lines.ts'
import { TieMark } from './TieMark.tsx'
import { tieWords } from './tie-words.ts'

interface FilledLineProps {
  line: Line
  /** The names of the papers, for the sign of the one it came from. */
  papers: readonly string[]
}

/** One line of a record, filled in: its value, where that came from, and what is to be said about it. */
export function FilledLine({ line: { field, below, beside, span }, papers }: FilledLineProps) {
  const { label, example, paper, by, how } = field
  return (
    <li>
      <div className="entry">
        <p className="label">{label}</p>
        <p>
          <span className="said">{example}</span>
          <span className="from">
            {how && <TieMark how={how} />}
            <span>
              {how && <span className="for-ears">{tieWords[how]}, </span>}
              <span className="for-ears">from </span>
              {by ?? papers[(paper ?? 0) - 1]}
            </span>
          </span>
        </p>
        <Notes notes={below} />
      </div>
      {beside.length > 0 && (
        <div className={`beside span${span}`}>
          <Notes notes={beside} />
        </div>
      )}
    </li>
  )
}

function Notes({ notes }: { notes: readonly Note[] }) {
  return notes.map(({ title, text }) => (
    <div key={title} className="tool-note">
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  ))
}
