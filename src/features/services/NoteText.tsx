import { Prose } from '../../ui/Prose.tsx'

export interface Note {
  title: string
  anchor: string
  /** Rendered from the page's text, or as an editor wrote it. */
  said: { html: string } | { text: string }
}

interface NoteTextProps {
  note: Note
  level: 'h2' | 'h4'
  className?: string
}

/** Something that the page goes on to say, or a question with its answer, where links can point to it. */
export function NoteText({ note: { title, anchor, said }, level: Heading, className }: NoteTextProps) {
  return (
    <div className={className}>
      <Heading id={anchor} className="font-medium">
        {title}
      </Heading>
      {'html' in said ? <Prose html={said.html} /> : <p>{said.text}</p>}
    </div>
  )
}
