import type { Chapter } from '../../lib/opening.ts'
import { Prose } from '../../ui/Prose.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { AskedAtDesk } from './AskedAtDesk.tsx'
import { spreadOf } from './desk-spread.ts'
import type { Stop } from './track.ts'

interface DeskSpreadProps {
  route: readonly Stop[]
  chapters: readonly (Chapter & { at: string | undefined })[]
  questions: readonly { question: string; answer: string; at?: string | undefined }[]
  steps: readonly { title: string; text: string }[]
  links: readonly { title: string; href: string }[]
  /** The address of the family. */
  family: string
}

/** What is to be told about a system, as an essay with the questions in its margin; how one begins is the last line. */
export function DeskSpread({ route, chapters, questions, steps, links, family }: DeskSpreadProps) {
  return (
    <div className="wrap desk-spread">
      {spreadOf(route, chapters, questions).map(({ chapter, questions: asked }, i, rows) => (
        <div key={chapter?.anchor ?? ''} className={chapter ? 'essay' : undefined}>
          {chapter && (
            <section aria-labelledby={chapter.anchor}>
              <h2 id={chapter.anchor} className="display text-h2">
                {chapter.label}
              </h2>
              <Prose html={chapter.html} />
            </section>
          )}
          {asked.length > 0 && (
            <div className="asked">
              {rows.findIndex((row) => row.questions.length > 0) === i && (
                <h2 id="questions" className="display text-h4">
                  What institutions ask
                </h2>
              )}
              <div>
                {asked.map((one, n) => (
                  <AskedAtDesk
                    key={one.question}
                    {...one}
                    again={Boolean(chapter) && one.desk?.desk === asked[n - 1]?.desk?.desk}
                  />
                ))}
              </div>
            </div>
          )}
        </div>
      ))}
      <section className="taking-on" aria-labelledby="steps">
        <h2 id="steps" className="display text-h4">
          Taking it on
        </h2>
        <ol>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-medium">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="text-sm" aria-labelledby="related">
        <ReadOn id="related" heading="Read next" links={links} />{' '}
        <a href={family} className="inline-block py-1 font-medium text-accent hover:underline">
          Compare the records
        </a>
      </section>
    </div>
  )
}
