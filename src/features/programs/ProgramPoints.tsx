export interface Point {
  title: string
  text: string
}

interface ProgramPointsProps {
  id: string
  heading: string
  /** Where it matters, with who has the work; then their order counts. */
  points: readonly (Point & { by?: string })[]
}

/** Points of a program, under a heading of its own. */
export function ProgramPoints({ id, heading, points }: ProgramPointsProps) {
  const List = points.some(({ by }) => by) ? 'ol' : 'ul'
  return (
    <section className={`program-points ${id}`} aria-labelledby={id}>
      <h2 id={id} className="display text-h4">
        {heading}
      </h2>
      <List>
        {points.map(({ title, text, by }) => (
          <li key={title}>
            <h3>{title}</h3> {by && <span className="by">{by}</span>}
            <p>{text}</p>
          </li>
        ))}
      </List>
    </section>
  )
}
