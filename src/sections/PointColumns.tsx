import { Wide } from '../ui/Wide.tsx'

interface PointColumnsProps {
  heading: string
  id: string
  points: readonly { title: string; text: string }[]
}

/** How many in a row, by how many there are: no row is left with one. */
const columns = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-5', 'lg:grid-cols-3']

/** Short headings with a sentence or two, side by side: as many in a row as there is room for. */
export function PointColumns({ heading, id, points }: PointColumnsProps) {
  return (
    <Wide heading={heading} id={id}>
      <ul className={`grid gap-6 sm:grid-cols-2 ${columns[points.length] ?? 'lg:grid-cols-4'}`}>
        {points.map(({ title, text }) => (
          <li key={title} className="rule-t pt-3">
            <h3 className="font-medium">{title}</h3>
            <p className="mt-1 text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Wide>
  )
}
