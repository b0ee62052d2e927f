import type { ReactNode } from 'react'
import type { Worked } from '../../model/schema/worked-shapes.ts'
import { Cell } from './Cell.tsx'

/** What the looks in a drawing mean. */
export function CaseKey({ drawn }: { drawn: Worked }) {
  return (
    <ul className="case-key">
      {entriesOf(drawn).map(({ name, sample }) => (
        <li key={name}>
          <svg aria-hidden="true">{sample}</svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function entriesOf(drawn: Worked): { name: string; sample: ReactNode }[] {
  if (drawn.shape === 'tape')
    return drawn.states.map(({ name, tone }) => ({ name, sample: <Cell tone={tone} x={0} width={1} /> }))
  const level = drawn.level ? [{ name: drawn.level.name, sample: stroke('level') }] : []
  if (drawn.shape === 'bars') return [...drawn.parts.map(({ name, tone }) => ({ name, sample: box(tone) })), ...level]
  return [
    ...drawn.lines.map(({ name }, i) => ({ name, sample: stroke(i === 0 ? 'first' : 'second') })),
    ...(drawn.area ? [{ name: drawn.area.name, sample: box('area') }] : []),
    ...(drawn.zones ? [{ name: drawn.zones.name, sample: box('stretch') }] : []),
    ...level,
  ]
}

const stroke = (look: string) => <line className={look} x2="100%" y1="50%" y2="50%" />
const box = (look: string) => <rect className={look} width="100%" height="100%" />
