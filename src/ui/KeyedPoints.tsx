import { EvenList } from './EvenList.tsx'
import { KeyNumber } from './KeyNumber.tsx'

/** Short headings with a sentence or two, numbered as the drawing beside or above them is. */
export function KeyedPoints({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <EvenList ordered className="gap-x-6 gap-y-7">
      {points.map(({ title, text }, i) => (
        <li key={title} className="grid grid-cols-[1.5rem_1fr] content-start gap-x-2.5">
          <KeyNumber number={i + 1} />
          <h3 className="font-medium">{title}</h3>
          <p className="col-start-2 text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </EvenList>
  )
}
