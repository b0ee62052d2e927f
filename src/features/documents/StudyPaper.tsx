import type { Opening } from '../../lib/prose.ts'
import { Prose } from '../../ui/Prose.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { Course, type CourseProps } from './Course.tsx'
import { Masthead, type MastheadProps } from './Masthead.tsx'
import { NoteCalls } from './NoteCalls.tsx'
import { notesOf } from './notes.ts'
import { PaperNotes } from './PaperNotes.tsx'
import { type Method, type Section, sectionsOf } from './paper.ts'

interface StudyPaperProps
  extends Omit<CourseProps, 'id' | 'notes' | 'methods'>,
    Pick<MastheadProps, 'marking' | 'isSecret'> {
  facts: MastheadProps['facts']
  opening: Opening
  /** The methods: those of a part stand in its row of the figure, the others in the text. */
  capabilities: readonly Method[]
  chapters: Parameters<typeof sectionsOf>[1]
  questions: Parameters<typeof notesOf>[0]
  /** Where to read on, below the paper. */
  related: readonly { title: string; href: string }[]
}

/** A study as the paper that it ends in: masthead, abstract, one figure, the text in columns, and notes at the foot. */
export function StudyPaper(props: StudyPaperProps) {
  const { opening, capabilities, chapters, questions, related, facts, marking, isSecret, ...course } = props
  const { document, steps } = course
  const sections = sectionsOf(capabilities, chapters)
  const notes = notesOf(questions, { facts, steps, parts: document.contents, sections })
  return (
    <div className="wrap study-page">
      <section className="study-paper" aria-labelledby="document">
        <Masthead id="document" document={document} marking={marking} isSecret={isSecret} facts={facts} notes={notes} />
        <div className="paper-abstract">
          <p className="display text-h3">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
            <span dangerouslySetInnerHTML={{ __html: opening.first }} />
            <NoteCalls notes={notes} />
          </p>
          <div>
            {[opening.rest, opening.last].filter(Boolean).map((html) => (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
              <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
            ))}
          </div>
        </div>
        <Course id="steps" {...course} methods={capabilities} notes={notes} />
        {sections.length > 0 && (
          <div className="paper-text">
            {sections.map((section) => (
              <section key={section.label} aria-labelledby={section.anchor}>
                <div className="called">
                  <h3 id={section.anchor} className="display text-h4">
                    {section.label}
                  </h3>
                  <NoteCalls notes={notes} at={section.label} />
                </div>
                <Said {...section} />
              </section>
            ))}
          </div>
        )}
        <PaperNotes notes={notes} />
      </section>
      <div className="display text-h4">
        <ReadOn id="related" heading="Read on in" links={related} />
      </div>
    </div>
  )
}

function Said({ said }: Section) {
  return 'html' in said ? <Prose html={said.html} /> : <p>{said.text}</p>
}
