import { paragraphAndRest } from '../lib/prose.ts'
import { Headed } from '../ui/Headed.tsx'
import { Prose } from '../ui/Prose.tsx'

interface PointRowProps {
  heading: string
  id: string
  /** What else is said about it, rendered: its first paragraph beside the heading, the others below the points. */
  html: string
  points: readonly { title: string; text: string }[]
}

/** Points side by side in one row, below each other where there is no room. */
export function PointRow({ heading, id, html, points }: PointRowProps) {
  const { first, rest } = paragraphAndRest(html)
  return (
    <Headed heading={heading} id={id} html={first}>
      <ul className="grid gap-6 rule-t pt-5 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3 className="display text-h4">{title}</h3>
            <p className="mt-1 text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      {rest && (
        <div className="mt-6 text-sm text-ink-2">
          <Prose html={rest} />
        </div>
      )}
    </Headed>
  )
}
