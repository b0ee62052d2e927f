import type { ReactNode } from 'react'
import { Prose } from '../../ui/Prose.tsx'
import { DeskMark } from './DeskMark.tsx'
import type { Leaf } from './manual.ts'

interface ManualLeafProps {
  chapters: Leaf['chapters']
  /** Its running head, which is only drawn: the page has said it. */
  head: string
  /** What stands above its chapters, and below them. */
  children: ReactNode
  foot: ReactNode
}

/** One page of a manual, with the desk of its first chapter in its head. */
export function ManualLeaf({ chapters, head, children, foot }: ManualLeafProps) {
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
      {children}
      {chapters.map(({ anchor, label, html }) => (
        <section key={anchor} aria-labelledby={anchor}>
          <h2 id={anchor}>{label}</h2>
          <Prose html={html} />
        </section>
      ))}
      {foot}
    </div>
  )
}
