import type { ReactNode } from 'react'
import type { Chapter } from '../../lib/opening.ts'
import { fundParts } from '../../model/case-parts.ts'
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
  /** Details of the page's drawing, by the title of the clause that speaks of them. */
  details?: Readonly<Record<string, ReactNode>>
}

/** All that a fund's page says below the head of its term sheet, as clauses of one sheet. The styles number them. */
export function FundClauses(props: FundClausesProps) {
  const { points, steps, chapters, questions, related, previous, next, details = {} } = props
  return (
    <div className="wrap pb-11">
      <div className="fund-clauses">
        <Clause title={fundParts.points} id="what" detail={details[fundParts.points]}>
          <Points points={points} />
        </Clause>
        <Clause title={fundParts.steps} id="steps" detail={details[fundParts.steps]}>
          <Points points={steps} />
        </Clause>
        {chapters.map(({ label, anchor, html }) => (
          <Clause key={anchor} title={label} id={anchor} detail={details[label]}>
            <Prose html={html} />
          </Clause>
        ))}
        <Clause title={fundParts.questions} id="questions" detail={details[fundParts.questions]}>
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
