import type { ReactNode } from 'react'
import { Prose } from '../../ui/Prose.tsx'
import { DeskMark } from './DeskMark.tsx'
import { ManualNotes } from './ManualNotes.tsx'
import type { Leaf } from './manual.ts'

interface ManualLeafProps {
  leaf: Leaf
  /** Its running head, which is only drawn: the page has said it. */
  head: string
  steps: readonly { title: string; text: string }[]
  askedHeading: string | undefined
  /** What it opens with. */
  children: ReactNode
}

/** One page of a manual: the desk of its chapter in its head, and steps and questions at its foot. */
export function ManualLeaf({ leaf: { chapters, questions, steps: taken }, head, steps, ...rest }: ManualLeafProps) {
  const desk = chapters[0]?.desk
  return (
    <div className="manual-leaf">
      <p className="running" data-head={head}>
        {desk && (
          <span className="key">
            {desk.desk} <DeskMark number={desk.number} signs={desk.signs} />
          </span>
        )}
      </p>
      {rest.children}
      {chapters.map(({ anchor, label, html }) => (
        <section key={anchor} aria-labelledby={anchor}>
          <h2 id={anchor}>{label}</h2>
          <Prose html={html} />
        </section>
      ))}
      {taken && (
        <section className="manual-foot" aria-labelledby="steps">
          <h2 id="steps">Taking it on</h2>
          <ol>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {questions.length > 0 && <ManualNotes questions={questions} heading={rest.askedHeading} />}
    </div>
  )
}
