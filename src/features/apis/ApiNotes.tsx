import type { Chapter } from '../../lib/prose.ts'
import { ChapterSection } from '../../ui/ChapterSection.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'

interface ApiNotesProps {
  steps: readonly { title: string; text: string }[]
  chapters: readonly Chapter[]
  questions: readonly { question: string; answer: string }[]
  links: readonly { title: string; href: string }[]
}

/** What developers read after the reference: how one comes to call it, what to know, and what others asked. Both columns end level. */
export function ApiNotes({ steps, chapters, questions, links }: ApiNotesProps) {
  return (
    <div className="api-notes">
      <section aria-labelledby="steps">
        <h2 id="steps" className="display text-h3">
          From agreement to live use
        </h2>
        <ol>
          {steps.map(({ title, text }) => (
            <li key={title} className="api-note">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      {chapters.map((chapter) => (
        <ChapterSection key={chapter.anchor} {...chapter} />
      ))}
      <section aria-labelledby="questions">
        <h2 id="questions" className="display text-h3">
          What developers ask
        </h2>
        {questions.map(({ question, answer }) => (
          <div key={question} className="api-note">
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </section>
      <section aria-labelledby="related">
        <ReadOn id="related" heading="See also" links={links} />
      </section>
    </div>
  )
}
