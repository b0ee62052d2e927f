import type { Hand } from '../../model/document-words.ts'

/** Who writes a part: a line filled where it is ours, open where it is the client's, half of each where both do. */
const filled: Record<Hand, number> = { us: 24, both: 12, you: 0 }

export function HandMark({ hand }: { hand: Hand }) {
  return (
    <svg viewBox="0 0 26 10" className="hand-mark" aria-hidden="true">
      <path d="M1 1h24v8H1z" className="open" />
      {filled[hand] > 0 && <path d={`M1 1h${filled[hand]}v8H1z`} className="ours" />}
    </svg>
  )
}
