import type { Reach } from '../../model/document-words.ts'
import { CourseGround } from './CourseGround.tsx'
import { CourseKey } from './CourseKey.tsx'
import { type Part, whenRead } from './course.ts'
import { PartLine } from './PartLine.tsx'

interface CourseProps {
  lastSay: { step: number; title: string }
  steps: readonly { title: string; text: string }[]
  /** Who pays or supplies, and has the last say. */
  payer: string
  document: { title: string; contents: readonly Part[] }
  /** What those who may read a part are called. */
  names: Record<Reach, string>
}

/**
 * One study from question to result: what happens, and who may read what from when on. These are two lists; a wide screen
 * gives them the same columns, and one line through both where those who pay fall silent.
 */
export function Course({ lastSay, steps, payer, document, names }: CourseProps) {
  return (
    <div className="wrap">
      <figure className={`course c${steps.length + 1}`} aria-labelledby="course">
        <div className="course-head">
          <h2 id="course" className="display text-h3">
            {lastSay.title}
          </h2>
          <CourseKey parts={document.contents} names={names} />
        </div>
        <div className="course-body">
          <CourseGround steps={steps.length} lastSay={lastSay.step} />
          <h3 id="steps">From question to result</h3>
          <ol className="course-steps">
            {steps.map(({ title, text }, i) => (
              <li key={title}>
                <h4>
                  <span className="display text-accent figures" aria-hidden="true">
                    {i + 1}
                  </span>
                  {title}
                </h4>
                <p>{text}</p>
                {i + 1 === lastSay.step && <p className="last-say">Last say: {payer.toLowerCase()}</p>}
              </li>
            ))}
          </ol>
          <p className="then" aria-hidden="true">
            From then on
          </p>
          <h3 id="document" className="course-document">
            {document.title}
          </h3>
          <ol className="course-parts">
            {document.contents.map((part) => (
              <li key={part.title}>
                <h4>{part.title}</h4>
                <p className="answers">{part.answers}</p>
                <PartLine part={part} steps={steps.length} lastSay={lastSay.step} />
                <p className="read-by">
                  <span className="when">{whenRead(part)} </span>
                  <span className="who">{names[part.reaches].toLowerCase()}</span>
                </p>
              </li>
            ))}
          </ol>
        </div>
      </figure>
    </div>
  )
}
