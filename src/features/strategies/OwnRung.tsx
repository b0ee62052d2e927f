import { midSentence } from '../../lib/mid-sentence.ts'
import type { Strategy } from './Ladder.tsx'
import { Rung } from './Rung.tsx'
import { barsOf } from './rung.ts'
import { TimeScale } from './TimeScale.tsx'
import { ladderFor } from './time.ts'

interface OwnRungProps {
  /** The address of the one this is about. */
  own: string
  strategies: readonly Strategy[]
  /** The fact that says it in words; it stands here, and not among the others. */
  label: string
  family: { name: string; href: string }
}

/** How long one strategy holds a position, on the time scale of its family: a strip, since its case says the rest. */
export function OwnRung({ own, strategies, label, family }: OwnRungProps) {
  const scale = ladderFor(strategies.flatMap(({ span }) => [span.from, span.to]))
  const strategy = strategies.find(({ href }) => href === own)
  if (!strategy) return null
  return (
    <figure className="wrap" aria-label="Its horizon">
      <div className="own-rung">
        <dl className="text-sm">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="font-medium">{strategy.horizon}</dd>
          <dd className="text-xs">
            <a href={family.href} className="inline-block py-1 font-medium text-accent hover:underline">
              All {midSentence(family.name)}
            </a>
          </dd>
        </dl>
        <div>
          <Rung bars={barsOf(strategy.span, scale)} rulings={scale.rulings} />
          <TimeScale rulings={scale.rulings} />
        </div>
      </div>
    </figure>
  )
}
