import type { Reach } from '../../model/document-words.ts'
import { CourseGround } from './CourseGround.tsx'
import { CourseKey } from './CourseKey.tsx'
import { CoursePart } from './CoursePart.tsx'
import { CourseSteps } from './CourseSteps.tsx'
import { type Part, sideOf } from './course.ts'
import type { Note } from './notes.ts'
import type { Method } from './paper.ts'

export interface CourseProps {
  /** What links to the steps name. */
  id?: string
  lastSay: { step: number; title: string }
  steps: readonly { title: string; text: string }[]
  /** Who pays or supplies, and has the last say. */
  payer: string
  document: { title: string; contents: readonly Part[] }
  /** What those who may read a part are called. */
  names: Record<Reach, string>
  /** What one brings, where the course begins, and keeps, where it has ended. */
  brings: readonly string[]
  keeps: readonly string[]
  methods: readonly Method[]
  notes: readonly Note[]
}

/**
 * One study from what is brought to what is kept: what happens, and who may read what from when on. A wide screen gives
 * steps and parts the same columns, and one line through both where those who pay fall silent.
 */
export function Course(props: CourseProps) {
  const { id, lastSay, steps, payer, document, names, brings, keeps, methods, notes } = props
  const count = steps.length
  const side = sideOf(lastSay.step, count)
  return (
    <figure id={id} className={`course c${count + 1} s${lastSay.step} ${side}`} aria-labelledby="course">
      <CourseGround steps={count} lastSay={lastSay.step} />
      <h3 id="course" className="display text-h3">
        {lastSay.title}
      </h3>
      <CourseKey parts={document.contents} names={names} />
      <CourseEnd heading="You bring" lines={brings} />
      <CourseSteps steps={steps} lastSay={lastSay.step} payer={payer} notes={notes} />
      <ol className="course-parts">
        {document.contents.map((part, i) => (
          <CoursePart
            key={part.title}
            part={part}
            steps={count}
            lastSay={lastSay.step}
            reader={names[part.reaches]}
            methods={methods.filter((method) => method.part === i + 1)}
            notes={notes}
          />
        ))}
      </ol>
      <CourseEnd heading="You keep" lines={keeps} />
    </figure>
  )
}

/** What stands at one end of the course. */
function CourseEnd({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <div className="course-end">
      <h4 className="display text-h4">{heading}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
