import type { ReactNode } from 'react'
import { DeskMark } from './DeskMark.tsx'
import type { Asked } from './manual.ts'

/** What is asked, as notes at the foot of a page. The key of each is its desk, unless the one above it has it. */
export function ManualNotes({ questions, heading }: { questions: readonly Asked[]; heading: ReactNode }) {
  return (
    <div className="manual-foot">
      {heading}
      <ul>
        {questions.map(({ question, answer, desk }, i) => (
          <li key={question}>
            {desk && desk.desk !== questions[i - 1]?.desk?.desk && (
              <p className="key">
                <DeskMark number={desk.number} signs={desk.signs} /> {desk.desk}
              </p>
            )}
            <div>
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
