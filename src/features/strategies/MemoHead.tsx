import { midSentence } from '../../lib/mid-sentence.ts'
import type { Strategy } from './Ladder.tsx'
import { Rung } from './Rung.tsx'
import { barsOf } from './rung.ts'
import { TimeScale } from './TimeScale.tsx'
import { ladderFor } from './time.ts'

export interface MemoHeadProps {
  facts: readonly { label: string; value: string }[]
  /** The address of the one this is about. */
  own: string
  strategies: readonly Strategy[]
  /** The fact that says its horizon in words; the drawing stands below it. */
  spanFact: string
  family: { name: string; href: string }
}

/** The first lines in the margin of a memo: what it is about, with its horizon on the time scale of its family. */
export function MemoHead({ facts, own, strategies, spanFact, family }: MemoHeadProps) {
  const scale = ladderFor(strategies.flatMap(({ span }) => [span.from, span.to]))
  const span = strategies.find(({ href }) => href === own)?.span
  return (
    <dl className="memo-head">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {span && label === spanFact && (
            <dd>
              <Rung bars={barsOf(span, scale)} rulings={scale.rulings} />
              <TimeScale rulings={scale.rulings} />
              <a href={family.href} className="-my-1 inline-block py-1 text-xs text-accent hover:underline">
                All {midSentence(family.name)}
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
