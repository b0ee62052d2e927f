/** The number of a desk on a route: round where the record stops, square and filled where a person signs. */
export function DeskMark({ number, signs }: { number: number; signs: boolean }) {
  return (
    <span className={signs ? 'desk-mark signed' : 'desk-mark'} aria-hidden="true">
      {number}
    </span>
  )
}
