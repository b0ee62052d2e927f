import { DeskMark } from './DeskMark.tsx'
import type { Asked } from './desk-spread.ts'

/** A question and its answer, under the mark of the desk that they are about, unless the one above it has it. */
export function AskedAtDesk({ question, answer, desk, again }: Asked & { again: boolean }) {
  return (
    <div className="asked-one">
      {desk && !again && (
        <p className="at">
          <DeskMark number={desk.number} signs={desk.signs} /> {desk.desk}
        </p>
      )}
      <h3 className="font-medium">{question}</h3>
      <p>{answer}</p>
    </div>
  )
}
