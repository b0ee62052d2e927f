import { Split } from '../ui/Split.tsx'

/** Short headings with a sentence or two, two in a row. */
export function Points({
  heading,
  id,
  points,
}: {
  heading: string
  id: string
  points: readonly { title: string; text: string }[]
}) {
  return (
    <Split heading={heading} id={id}>
      <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2">
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-medium">{title}</h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Split>
  )
}
