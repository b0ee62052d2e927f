import { KeyNumber } from './KeyNumber.tsx'

interface KeyedRowsProps {
  points: readonly { title: string; text: string }[]
  /** The numbers that the specimens show; a point that they leave out says so. */
  shown: ReadonlySet<number | undefined>
}

/** What an interface does, a row for each; the numbers are those of the specimens beside them. */
export function KeyedRows({ points, shown }: KeyedRowsProps) {
  return (
    <ol className="rule-b">
      {points.map(({ title, text }, i) => (
        <li key={title} className="grid grid-cols-[1.5rem_1fr] content-start gap-x-2.5 rule-t py-3">
          {shown.has(i + 1) && <KeyNumber number={i + 1} />}
          <h3 className="col-start-2 font-medium">
            {title}
            {!shown.has(i + 1) && <span className="ml-2 text-xs text-ink-2">Not in this example</span>}
          </h3>
          <p className="col-start-2 text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
