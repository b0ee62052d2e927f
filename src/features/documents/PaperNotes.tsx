import type { Note } from './notes.ts'

/** What is asked about a study, at the foot of its paper. */
export function PaperNotes({ notes }: { notes: readonly Note[] }) {
  return (
    <section className="paper-notes" aria-labelledby="notes">
      <h3 id="notes" className="for-ears">
        Notes
      </h3>
      <ol>
        {notes.map(({ letter, question, answer }) => (
          <li key={letter} id={`note-${letter}`}>
            <b>{question}</b> {answer}
          </li>
        ))}
      </ol>
    </section>
  )
}
