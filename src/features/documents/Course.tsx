import type { Reach } from '../../model/document-words.ts'
import { CourseGround } from './CourseGround.tsx'
import { CourseKey } from './CourseKey.tsx'
import { type Part, phasesOf, type Right, supplies, whenRead } from './course.ts'
import { Handover, type HandoverProps } from './Handover.tsx'
import { PartLine } from './PartLine.tsx'
import { Phases } from './Phases.tsx'

interface CourseProps extends HandoverProps {
  lastSay: { step: number; title: string }
  steps: readonly { title: string; text: string }[]
  rights: readonly Right[]
  document: { title: string; contents: readonly Part[] }
  /** What those who may read a part are called. */
  names: Record<Reach, string>
}

/**
 * One study from question to result: what happens, and who may read what from when on. These are two lists; a wide screen
 * gives them the same columns, and one line through both where those who pay fall silent. Whose say it is stands below.
 */
export function Course({ lastSay, steps, rights, document, names, ...rest }: CourseProps) {
  const payer = rights[supplies]?.who.toLowerCase()
  return (
    <div className="wrap">
      <figure className={`course c${steps.length + 1}`} aria-labelledby="course">
        <div className="course-head">
          <h2 id="course" className="display text-h3">
            {lastSay.title}
          </h2>
          <CourseKey names={names} />
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
                {i + 1 === lastSay.step && <p className="last-say">Last say: {payer}</p>}
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
      <section className="phases" aria-labelledby="rights">
        <h2 id="rights" className="display text-h4">
          Whose say it is
        </h2>
        <Phases phases={phasesOf(rights, lastSay.step, steps.length)} />
      </section>
      <Handover {...rest} wide />
    </div>
  )
}
