import { type Part, whenRead } from './course.ts'
import { NoteCalls } from './NoteCalls.tsx'
import type { Note } from './notes.ts'
import { PartLine } from './PartLine.tsx'
import type { Method } from './paper.ts'

interface CoursePartProps {
  part: Part
  steps: number
  lastSay: number
  /** Who may read it in the end. */
  reader: string
  /** The work that makes it. */
  methods: readonly Method[]
  notes: readonly Note[]
}

/** One part of what a study ends in: the question it answers, who may read it from when on, and how it is made. */
export function CoursePart({ part, steps, lastSay, reader, methods, notes }: CoursePartProps) {
  return (
    <li>
      <div>
        <div className="called">
          <h4>{part.title}</h4>
          <NoteCalls notes={notes} at={part.title} />
        </div>
        <p>{part.answers}</p>
      </div>
      <PartLine part={part} steps={steps} lastSay={lastSay} />
      <p className="read-by">
        {whenRead(part)} {reader.toLowerCase()}
      </p>
      {methods.length > 0 && (
        <div className="part-method">
          {methods.map(({ title, text }) => (
            <p key={title}>
              <b>{/[.?!]$/.test(title) ? title : `${title}.`}</b> {text}
            </p>
          ))}
        </div>
      )}
    </li>
  )
}
