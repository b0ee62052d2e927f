import type { Chapter } from '../../lib/opening.ts'
import { LinkedNames } from '../../ui/LinkedNames.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Clause } from './Clause.tsx'
import { NextFunds } from './NextFunds.tsx'

interface Point {
  title: string
  text: string
}

interface Page {
  title: string
  href: string
}

interface FundClausesProps {
  points: readonly Point[]
  steps: readonly Point[]
  chapters: readonly Chapter[]
  questions: readonly { question: string; answer: string }[]
  related: readonly Page[]
  previous: Page | undefined
  next: Page | undefined
}

/** All that a fund's page says below the head of its term sheet, as clauses of one sheet. The styles number them. */
export function FundClauses({ points, steps, chapters, questions, related, previous, next }: FundClausesProps) {
  return (
    <div className="wrap pb-11">
      <div className="fund-clauses">
        <Clause title="What units give you" id="what">
          <Points points={points} />
        </Clause>
        <Clause title="How it works" id="steps">
          <Points points={steps} />
        </Clause>
        {chapters.map(({ label, anchor, html }) => (
          <Clause key={anchor} title={label} id={anchor}>
            <Prose html={html} />
          </Clause>
        ))}
        <Clause title="Questions" id="questions">
          <Points points={questions.map(({ question, answer }) => ({ title: question, text: answer }))} />
        </Clause>
        <Clause title="See also" id="related">
          <div>
            <p>
              <LinkedNames links={related} />.
            </p>
            <NextFunds previous={previous} next={next} />
          </div>
        </Clause>
      </div>
    </div>
  )
}

/** What stands under a clause, each with its title in front of its text. */
function Points({ points }: { points: readonly Point[] }) {
  return (
    <ol>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3> <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
