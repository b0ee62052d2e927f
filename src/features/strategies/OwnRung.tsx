import { midSentence } from '../../lib/mid-sentence.ts'
import type { Strategy } from './Ladder.tsx'
import { LadderKey } from './LadderKey.tsx'
import { Rung } from './Rung.tsx'
import { barsOf } from './rung.ts'
import { TimeScale } from './TimeScale.tsx'
import { ladderFor } from './time.ts'

interface OwnRungProps {
  /** The address of the one this is about. */
  own: string
  strategies: readonly Strategy[]
  family: { name: string; href: string }
}

/** Where one strategy stands on the ladder of its family; the others lead to their pages. */
export function OwnRung({ own, strategies, family }: OwnRungProps) {
  const scale = ladderFor(strategies.flatMap(({ span }) => [span.from, span.to]))
  return (
    <figure className="wrap" aria-label="Its horizon beside those of the other strategies">
      <div className="ladder short">
        <p className="flex flex-wrap gap-x-4 text-xs">
          Horizon, on a log scale
          <a href={family.href} className="font-medium text-accent hover:underline">
            All {midSentence(family.name)}
          </a>
        </p>
        <TimeScale rulings={scale.rulings} />
        <ol>
          {strategies.map(({ name, href, span, horizon }) => (
            <li key={href} className={href === own ? 'own' : undefined}>
              {href === own ? (
                <span className="font-medium">{name}</span>
              ) : (
                <a href={href} className="text-ink-2 hover:text-accent">
                  {name}
                </a>
              )}
              <span className="sr-only">: {horizon}</span>
              <Rung bars={barsOf(span, scale)} rulings={scale.rulings} />
            </li>
          ))}
        </ol>
      </div>
      <LadderKey strategies={strategies} />
    </figure>
  )
}
