import { Prose } from '../../ui/Prose.tsx'

interface Note {
  title: string
  anchor: string
  /** Rendered from the page's text, or as an editor wrote it. */
  said: { html: string } | { text: string }
}

interface SheetNotesProps {
  /** What the page goes on to say, and what visitors ask. */
  notes: readonly Note[]
  related: readonly { title: string; text: string; href: string }[]
}

/** Notes to the sheet above, numbered as those to a company's accounts are; the last one says where else to look. */
export function SheetNotes({ notes, related }: SheetNotesProps) {
  return (
    <section className="wrap py-15 md:py-18" aria-labelledby="notes">
      <h2 id="notes" className="display mb-5 text-h3">
        Notes to the sheet
      </h2>
      <ol className="sheet-notes">
        {notes.map(({ title, anchor, said }) => (
          <li key={anchor}>
            <h3 id={anchor} className="font-medium">
              {title}
            </h3>
            {'html' in said ? <Prose html={said.html} /> : <p className="text-ink-2">{said.text}</p>}
          </li>
        ))}
        <li>
          <h3 id="related" className="font-medium">
            See also
          </h3>
          <ul className="text-ink-2">
            {related.map(({ title, text, href }) => (
              <li key={href}>
                <a href={href} className="font-medium text-accent hover:underline">
                  {title}
                </a>
                . {text}.
              </li>
            ))}
          </ul>
        </li>
      </ol>
    </section>
  )
}
