import { type Note, NoteText } from './NoteText.tsx'
import { noteSpans } from './thread.ts'

/** What the page goes on to say about a step, and what visitors ask about it: a long one over several columns. */
export function ThreadNotes({ notes, columns }: { notes: readonly Note[]; columns: number }) {
  const spans = noteSpans(
    notes.map(({ said }) => ('html' in said ? said.html : said.text).length),
    columns,
  )
  return notes.length > 0 ? (
    <div className="notes">
      {notes.map((note, i) => (
        <NoteText key={note.anchor} note={note} level="h4" className={`over${spans[i]}`} />
      ))}
    </div>
  ) : null
}
