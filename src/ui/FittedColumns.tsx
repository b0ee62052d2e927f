import { spansOf } from './spans.ts'

/** Headings with a text each, side by side: the longer its text, the wider a column, so that none leaves a hole. */
export function FittedColumns({ points }: { points: readonly { title: string; text: string }[] }) {
  const spans = spansOf(points.map(({ title, text }) => title.length + text.length))
  return (
    <ul className="fitted">
      {points.map(({ title, text }, i) => (
        <li key={title} className={`s${spans[i]}`}>
          <h3 className="font-medium">{title}</h3>
          <p className="mt-1 text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
