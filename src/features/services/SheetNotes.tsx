import { Prose } from '../../ui/Prose.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'

interface Note {
  title: string
  anchor: string
  /** Rendered from the page's text, or as an editor wrote it. */
  said: { html: string } | { text: string }
}

interface SheetNotesProps {
  /** What the page goes on to say, and what visitors ask. */
  notes: readonly Note[]
  related: readonly { title: string; href: string }[]
}

/** Notes to the sheet above, lettered, since the drawing has the numbers; below them, where else to look. */
export function SheetNotes({ notes, related }: SheetNotesProps) {
  return (
    <section className="wrap service-notes py-15 md:py-18" aria-labelledby="notes">
      <h2 id="notes" className="display mb-5 text-h3">
        {notes.length === 1 ? 'Note to the sheet' : 'Notes to the sheet'}
      </h2>
      <ol className="sheet-notes">
        {notes.map(({ title, anchor, said }) => (
          <li key={anchor}>
            <h3 id={anchor} className="font-medium">
              {title}
            </h3>
            {'html' in said ? <Prose html={said.html} /> : <p>{said.text}</p>}
          </li>
        ))}
      </ol>
      <div className="rule-t pt-5">
        <ReadOn id="related" heading="See also" links={related} />
      </div>
    </section>
  )
}
