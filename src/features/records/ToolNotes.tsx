/** What is asked, done or told about a tool: short texts under their names, one below the other. */
export function ToolNotes({ notes }: { notes: readonly { title: string; text: string }[] }) {
  return notes.map(({ title, text }) => (
    <div key={title} className="tool-note">
      <h3 className="font-medium">{title}</h3>
      <p>{text}</p>
    </div>
  ))
}
