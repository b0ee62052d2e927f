/** Who has the work of a step: whoever joins a program, we, or both. */
export type Hand = 'you' | 'us' | 'both'

export const handWords: Record<Hand, string> = { you: 'You', us: 'We', both: 'Together' }

export const handNote = 'The left circle is you, the right one is us. Filled is whoever has the work of a step.'

/** Two circles that overlap, of 30 each, 36 apart: what lies in the first alone, in both, in the second alone. */
const parts: Record<Hand, string> = {
  you: 'M49 7a30 30 0 1 0 0 48a30 30 0 0 1 0-48z',
  both: 'M49 7a30 30 0 0 1 0 48a30 30 0 0 1 0-48z',
  us: 'M49 7a30 30 0 1 1 0 48a30 30 0 0 0 0-48z',
}

/** The left circle is theirs, the right one ours, and the part that has the work is filled. The words say the same. */
export function HandCircles({ hand }: { hand: Hand }) {
  return (
    <svg viewBox="0 0 98 62" className="hand-circles" aria-hidden="true">
      <path d={parts[hand]} />
      <circle cx="31" cy="31" r="30" />
      <circle cx="67" cy="31" r="30" />
    </svg>
  )
}
