/** A number that ties a line of a drawing to the words about it. */
export function KeyNumber({ number }: { number: number }) {
  return (
    <span className="key-number" aria-hidden="true">
      {number}
    </span>
  )
}
