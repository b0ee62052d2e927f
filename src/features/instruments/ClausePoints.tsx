interface Point {
  title: string
  text: string
  href?: string
}

/** What a clause is made of: each point begins with its number and its name, and runs on. */
export function ClausePoints({ points }: { points: readonly Point[] }) {
  return (
    <ol>
      {points.map(({ title, text, href }) => (
        <li key={title}>
          {href ? (
            <a href={href} className="font-medium text-accent hover:underline">
              {title}
            </a>
          ) : (
            <b className="font-medium text-ink">{title}</b>
          )}
          {/[.?]$/.test(title) ? ' ' : '. '}
          {text}
        </li>
      ))}
    </ol>
  )
}
