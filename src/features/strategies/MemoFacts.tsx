import type { Strategy } from './LadderRung.tsx'
import { Rung } from './Rung.tsx'
import { barsOf, keyOf, type Span } from './rung.ts'
import { TimeScale } from './TimeScale.tsx'
import { ladderFor } from './time.ts'

export interface MemoFactsProps {
  facts: readonly { label: string; value: string }[]
  /** The address of the one this is about. */
  own: string
  strategies: readonly Pick<Strategy, 'href' | 'span'>[]
  /** The fact that says its horizon in words; the drawing stands below it. */
  spanFact: string
}

const lookWords = {
  solid: '',
  striped: 'Stripes where the text gives no firm limit.',
  line: 'Two horizons, one at each end.',
}

/** The heading lines of a memo. The last is the horizon, on the time scale of its family. */
export function MemoFacts({ facts, own, strategies, spanFact }: MemoFactsProps) {
  const span = strategies.find(({ href }) => href === own)?.span
  const isSpan = ({ label }: { label: string }) => label === spanFact
  return (
    <dl className="memo-facts">
      {[...facts.filter((fact) => !isSpan(fact)), ...facts.filter(isSpan)].map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
          {span && isSpan(fact) && <Horizon span={span} strategies={strategies} />}
        </div>
      ))}
    </dl>
  )
}

function Horizon({ span, strategies }: Pick<MemoFactsProps, 'strategies'> & { span: Span }) {
  const scale = ladderFor(strategies.flatMap((one) => [one.span.from, one.span.to]))
  return (
    <dd className="horizon-drawn" aria-hidden="true">
      <figure>
        <Rung bars={barsOf(span, scale)} rulings={scale.rulings} />
        <TimeScale rulings={scale.rulings} />
        {['Indicative.', ...keyOf([span]).map((look) => lookWords[look])].join(' ')}
      </figure>
    </dd>
  )
}
