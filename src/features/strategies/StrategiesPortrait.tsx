import { Rung } from './Rung.tsx'
import { barsOf, type Span } from './rung.ts'
import { TimeScale } from './TimeScale.tsx'
import { fewNamed, ladderFor } from './time.ts'

interface StrategiesPortraitProps {
  strategies: readonly { name: string; href: string; span: Span }[]
}

/** The ladder of strategies in small: each on its line, with as few times below as can be read. */
export function StrategiesPortrait({ strategies }: StrategiesPortraitProps) {
  const scale = ladderFor(strategies.flatMap(({ span }) => [span.from, span.to]))
  const rulings = fewNamed(scale)
  return (
    <figure className="span-lines" aria-label={`${strategies.length} strategies, the shortest horizon first`}>
      <ol>
        {strategies.map(({ name, href, span }) => (
          <li key={href}>
            <a href={href} className="hover:text-accent hover:underline">
              {name}
            </a>
            <Rung bars={barsOf(span, scale)} rulings={rulings} />
          </li>
        ))}
      </ol>
      <TimeScale rulings={rulings} />
      <p className="text-xs text-ink-2" aria-hidden="true">
        How long a position lasts, on a log scale. A bar is striped where only a word gives its end.
      </p>
    </figure>
  )
}
