import type { Bars } from '../../model/schema/worked-shapes.ts'
import type { Cut } from './detail.ts'

interface BarLabelsProps {
  drawn: Bars
  cut: Cut
  /** The numbers that stand there, counted from 1. */
  numbers: readonly number[]
}

/** The words and numbers below those bars that a detail shows. */
export function BarLabels({ drawn: { columns, notes }, cut, numbers }: BarLabelsProps) {
  const first = Math.round(cut.x * columns.length)
  return (
    <ul className="columns">
      {columns.slice(first, first + Math.round(cut.width * columns.length)).map(({ label }, i) => {
        const number = notes.findIndex(({ at }) => at === first + i + 1) + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are drawn once, at build time, and never move
          <li key={i}>
            {numbers.includes(number) && <b className="figures">{number}</b>}
            {label}
          </li>
        )
      })}
    </ul>
  )
}
