import { RuledPoints } from '../ui/RuledPoints.tsx'
import { Split } from '../ui/Split.tsx'

interface PointsProps {
  heading: string
  id: string
  points: readonly { title: string; text: string }[]
}

/** Short headings with a sentence or two, two in a row; an odd number stands in ruled rows, where none is left over. */
export function Points({ heading, id, points }: PointsProps) {
  return (
    <Split heading={heading} id={id}>
      {points.length % 2 ? (
        <RuledPoints points={points} />
      ) : (
        <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2">
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-medium">{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Split>
  )
}
