import type { Chapter } from '../../lib/opening.ts'
import { LinkedNames } from '../../ui/LinkedNames.tsx'
import { Prose } from '../../ui/Prose.tsx'
import type { Question } from './LifeLine.tsx'
import { NextFunds } from './NextFunds.tsx'

interface Page {
  title: string
  href: string
}

interface FundReadingProps {
  chapters: readonly Chapter[]
  questions: readonly Question[]
  related: readonly Page[]
  previous: Page | undefined
  next: Page | undefined
}

/** What there is to read about a fund: its chapters as one text, with the questions of holders in the margin, or alone. */
export function FundReading({ chapters, questions, related, previous, next }: FundReadingProps) {
  return (
    <div className="wrap">
      <div className={chapters.length > 0 ? 'fund-reading' : 'fund-reading bare'}>
        {chapters.length > 0 && (
          <div className="fund-essay">
            {chapters.map(({ label, anchor, html }) => (
              <section key={anchor} aria-labelledby={anchor}>
                <h2 id={anchor}>{label}</h2>
                <Prose html={html} />
              </section>
            ))}
          </div>
        )}
        {questions.length > 0 && (
          <section aria-labelledby="questions">
            <h2 id="questions">What holders ask</h2>
            <dl className={questions.length > 3 ? 'many' : `asked${questions.length}`}>
              {questions.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <div className="fund-foot">
        <p id="related">
          See also <LinkedNames links={related} />.
        </p>
        <NextFunds previous={previous} next={next} />
      </div>
    </div>
  )
}
