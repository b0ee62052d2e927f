import { EvenList } from './EvenList.tsx'
import { KeyNumber } from './KeyNumber.tsx'

interface KeyedPointsProps {
  points: readonly { title: string; text: string }[]
  /** Numbers above their headings, in columns without gaps: they stand under the stops and facts of the same page. */
  above?: boolean
}

/** Short headings with a sentence or two, numbered as the drawing beside or above them is. */
export function KeyedPoints({ points, above = false }: KeyedPointsProps) {
  return (
    <EvenList ordered className={above ? 'gap-y-7' : 'gap-x-6 gap-y-7'}>
      {points.map(({ title, text }, i) => (
        <li key={title} className={above ? 'pr-6' : 'grid grid-cols-[1.5rem_1fr] content-start gap-x-2.5'}>
          <KeyNumber number={i + 1} />
          <h3 className={above ? 'mt-2 font-medium' : 'font-medium'}>{title}</h3>
          <p className="col-start-2 text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </EvenList>
  )
}
