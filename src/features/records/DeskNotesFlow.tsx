import type { Chapter } from '../../lib/opening.ts'
import { Prose } from '../../ui/Prose.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { StepSentences } from '../../ui/StepSentences.tsx'
import { DeskMark } from './DeskMark.tsx'
import { type Note, notesByDesk } from './desk-notes.ts'
import type { Stop } from './track.ts'

interface DeskNotesFlowProps {
  route: readonly Stop[]
  chapters: readonly (Chapter & { at: string | undefined })[]
  questions: readonly { question: string; answer: string; at?: string | undefined }[]
  steps: readonly { title: string; text: string }[]
  links: readonly { title: string; href: string }[]
}

/** What institutions ask and what is to be told, down the same line that the record takes past its desks; how one begins comes last. */
export function DeskNotesFlow({ route, chapters, questions, steps, links }: DeskNotesFlowProps) {
  return (
    <section className="wrap" aria-labelledby="questions">
      <h2 id="questions" className="display pt-5 pb-6 text-h2">
        Desk by desk
      </h2>
      <div className="desk-notes">
        {notesByDesk(route, chapters, questions).map(({ desk, notes }) => (
          <div key={desk?.desk ?? ''} className={desk ? 'at-desk' : undefined}>
            {desk && (
              <p className="desk-name">
                <DeskMark number={desk.number} signs={desk.signs} />
                {desk.desk}
              </p>
            )}
            <div className="desk-said">
              {notes.map((note) => (
                <OneNote key={note.title} {...note} />
              ))}
            </div>
          </div>
        ))}
        <section className="desk-begin" aria-labelledby="steps">
          <h2 id="steps" className="display text-h4">
            Taking it on
          </h2>
          <StepSentences steps={steps} />
        </section>
        <section className="desk-begin" aria-labelledby="related">
          <ReadOn id="related" heading="Read next" links={links} />
        </section>
      </div>
    </section>
  )
}

function OneNote({ title, anchor, html, text }: Note) {
  if (html)
    return (
      <div className="desk-chapter">
        <h3 id={anchor} className="display text-h4">
          {title}
        </h3>
        <Prose html={html} />
      </div>
    )
  return (
    <div className="desk-question">
      <h3 className="font-medium">{title}</h3>
      <p>{text}</p>
    </div>
  )
}
