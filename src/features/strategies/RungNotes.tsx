/** What compares two rungs, between them; or all of them, above the first. */
export function RungNotes({ notes }: { notes: readonly { title: string; text: string }[] }) {
  return (
    <div className="rung-notes">
      {notes.map(({ title, text }) => (
        <div key={title}>
          <h3 className="display text-h4 text-brass">{title}</h3>
          <p className="text-sm text-ink-2">{text}</p>
        </div>
      ))}
    </div>
  )
}
