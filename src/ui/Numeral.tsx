/** A number in a circle: it ties a drawing to what is said about it. */
export function Numeral({ n }: { n: number }) {
  return (
    <span className="numeral" aria-hidden="true">
      {n}
    </span>
  )
}
