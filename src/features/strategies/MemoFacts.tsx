import type { Strategy } from './Ladder.tsx'
import { Rung } from './Rung.tsx'
import { barsOf, keyOf, type Span } from './rung.ts'
import { TimeScale } from './TimeScale.tsx'
import { ladderFor } from './time.ts'

export interface MemoFactsProps {
  facts: readonly { label: string; value: string }[]
  /** The address of the one this is about. */
  own: string
  strategies: readonly Strategy[]
  /** The fact that says its horizon in words; the drawing stands below it. */
  spanFact: string
}

const lookWords = { solid: '', striped: 'Striped where the words are vague.', line: 'Two horizons, one at each end.' }

/** What a strategy is in one line of facts, with its horizon on the time scale of its family. */
export function MemoFacts({ facts, own, strategies, spanFact }: MemoFactsProps) {
  const span = strategies.find(({ href }) => href === own)?.span
  return (
    <dl className="memo-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {span && label === spanFact && <Horizon span={span} strategies={strategies} />}
        </div>
      ))}
    </dl>
  )
}

function Horizon({ span, strategies }: { span: Span; strategies: readonly Strategy[] }) {
  const scale = ladderFor(strategies.flatMap((one) => [one.span.from, one.span.to]))
  return (
    <dd className="horizon-drawn" aria-hidden="true">
      <Rung bars={barsOf(span, scale)} rulings={scale.rulings} />
      <TimeScale rulings={scale.rulings} />
      {keyOf([span])
        .map((look) => lookWords[look])
        .join(' ')}
    </dd>
  )
}
