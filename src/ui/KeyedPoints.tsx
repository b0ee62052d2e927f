import { KeyNumber } from './KeyNumber.tsx'

/** Short headings with a sentence or two, numbered as the drawing beside or above them is. */
export function KeyedPoints({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ol className="keyed-points">
      {points.map(({ title, text }, i) => (
        <li key={title}>
          <KeyNumber number={i + 1} />
          <h3 className="font-medium">{title}</h3>
          <p className="text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
