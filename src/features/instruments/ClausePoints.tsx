interface Point {
  title: string
  text: string
}

/** What a clause is made of: each point begins with its name, and runs on. */
export function ClausePoints({ points }: { points: readonly Point[] }) {
  return (
    <ul>
      {points.map(({ title, text }) => (
        <li key={title}>
          <b className="font-medium text-ink">{title}</b>
          {/[.?]$/.test(title) ? ' ' : '. '}
          {text}
        </li>
      ))}
    </ul>
  )
}
