import type { How } from './papers.ts'

const drawn: Record<How, string> = { agree: 'M7 9h8M7 13h8', clash: 'M7 9h8M7 13h8M14 5.5l-6 11', missing: '' }

/** Equal, unequal, or nothing: the sign on a tie. */
export function TieMark({ how }: { how: How }) {
  return (
    <svg viewBox="0 0 22 22" className={`tie-mark ${how}`} aria-hidden="true">
      <circle cx="11" cy="11" r="10" />
      {drawn[how] && <path d={drawn[how]} />}
    </svg>
  )
}
