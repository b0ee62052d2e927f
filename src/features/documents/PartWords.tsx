import type { ReactNode } from 'react'

interface PartWordsProps {
  title: string
  /** The question that it answers. */
  answers: string
  /** What else is said of it, in a small line. */
  children?: ReactNode
}

/** A part of a document in words; its number is that of its place in the list. */
export function PartWords({ title, answers, children }: PartWordsProps) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <p className="text-sm text-ink-2">{answers}</p>
      {children && <p className="part-note">{children}</p>}
    </div>
  )
}
