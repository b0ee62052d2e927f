export interface Point {
  title: string
  text: string
}

/** Points as sentences of a text, each behind its own name. */
export function RunIn({ points, ordered = false }: { points: readonly Point[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3> <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
