import type { ReactNode } from 'react'

interface MemoProps {
  /** What is read before the text; where there is room, at the top of the margin. */
  first: ReactNode
  /** The text gets all that the margin leaves; else it keeps to one measure. */
  wide?: boolean
  /** What else stands in the margin, spread over the length of the text. */
  notes?: ReactNode
  children: ReactNode
}

/** A text, a line beside it, and notes behind the line. */
export function Memo({ first, wide = false, notes, children }: MemoProps) {
  return (
    <div className="wrap">
      <div className={wide ? 'strategy-memo wide' : 'strategy-memo'}>
        <div className="memo-margin">{first}</div>
        <div className="memo-text">{children}</div>
        {notes && <div className="memo-margin">{notes}</div>}
      </div>
    </div>
  )
}
