import { midSentence } from '../../lib/names.ts'
import type { Chapter } from '../../lib/prose.ts'
import { Answers } from '../../ui/Answers.tsx'
import { LinkedNames } from '../../ui/LinkedNames.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { NextFunds } from './NextFunds.tsx'
import type { Question } from './UnitSteps.tsx'

interface Page {
  title: string
  href: string
}

/** Where it stands on the map of its family. */
interface Place {
  family: Page
  wayOut: string
  horizon: string
  beside: readonly Page[]
}

interface FundReadingProps {
  chapters: readonly Chapter[]
  questions: readonly Question[]
  place: Place
  related: readonly Page[]
  previous: Page | undefined
  next: Page | undefined
}

/** What there is to read about a fund: its chapters as one text, with questions in the margin, or the questions alone. */
export function FundReading({ chapters, questions, place, related, previous, next }: FundReadingProps) {
  const read = lengthOf(chapters.map(({ html }) => html))
  const asked = lengthOf(questions.flatMap(({ question, answer }) => [question, answer]))
  // The more there is in the margin, the wider it is: both end on about the same line.
  const look = read === 0 ? 'bare' : asked > read / 2 ? 'most-asked' : asked > read / 3 ? 'much-asked' : ''
  return (
    <div className="wrap">
      {read + asked > 0 && (
        <div className={`fund-reading ${look}`}>
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
              <Answers questions={questions} className={questions.length > 3 ? 'many' : `asked${questions.length}`} />
            </section>
          )}
        </div>
      )}
      <div className="fund-foot">
        <div>
          <p>
            On the map of <LinkedNames links={[{ ...place.family, title: midSentence(place.family.title) }]} />: way out{' '}
            {midSentence(place.wayOut)}, horizon {midSentence(place.horizon)}
            {place.beside.length > 0 && (
              <>
                ; beside it <LinkedNames links={place.beside} />
              </>
            )}
            .
          </p>
          <p id="related">
            See also <LinkedNames links={related} />.
          </p>
        </div>
        <NextFunds previous={previous} next={next} />
      </div>
    </div>
  )
}

const lengthOf = (texts: readonly string[]) => texts.join('').length
