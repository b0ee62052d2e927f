import type { Loss } from '../../model/schema/loss.ts'
import { LossPlot } from './LossPlot.tsx'
import { Rung } from './Rung.tsx'
import { RungNotes } from './RungNotes.tsx'
import { barsOf, type Span } from './rung.ts'
import type { Ladder } from './time.ts'

interface Fact {
  label: string
  value: string
}

export interface Strategy {
  name: string
  href: string
  span: Span
  /** What it does, in a line. */
  method: string
  /** What gives it a chance to earn. */
  edge: Fact
  /** Its horizon in words. */
  horizon: Fact
  /** What else the family compares, such as the data that it reads. */
  facts: readonly Fact[]
  fails: string
  loss: Loss
  /** What compares it with the next one. */
  compared: readonly { title: string; text: string }[]
}

/** One strategy: its name on the rung, its horizon along it, and at the end how the money goes. */
export function LadderRung({ strategy, scale }: { strategy: Strategy; scale: Ladder }) {
  const { name, href, span, method, edge, horizon, facts, fails, loss, compared } = strategy
  return (
    <li className={compared.length > 0 ? 'compared' : undefined}>
      <div className="rung-name">
        <h3 className="display text-h3">
          <a href={href} className="hover:text-accent">
            {name}
          </a>
        </h3>
        <p className="text-sm text-ink-2">{method}</p>
      </div>
      <div className="rung-edge">
        <Stated {...edge} />
      </div>
      <div className="rung-time">
        <Rung bars={barsOf(span, scale)} rulings={scale.rulings} />
        <p className="text-sm">
          <span className="sr-only">{horizon.label}: </span>
          {horizon.value}
        </p>
        {facts.map((fact) => (
          <Stated key={fact.label} {...fact} />
        ))}
      </div>
      <div className="rung-loss">
        <LossPlot loss={loss} />
        <p className="text-sm">
          <span className="sr-only">How it fails: </span>
          {fails}
        </p>
      </div>
      {compared.length > 0 && <RungNotes notes={compared} />}
    </li>
  )
}

function Stated({ label, value }: Fact) {
  return (
    <p className="text-sm">
      <span className="text-ink-2">{label}: </span>
      {value}
    </p>
  )
}
