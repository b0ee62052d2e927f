import type { ComponentProps } from 'react'
import { Prose } from '../../ui/Prose.tsx'
import { StrategyTable } from './StrategyTable.tsx'

interface StrategiesBelowProps {
  html: string
  /** What can go wrong with all of them. */
  risk: { text: string; notice: string }
  heading: string
  table: Omit<ComponentProps<typeof StrategyTable>, 'label'>
  choosing: readonly { title: string; text: string }[]
}

/** Below the ladder its names again, each with what it reads and how it fails; then what they share, and how to choose. */
export function StrategiesBelow({ html, risk, heading, table, choosing }: StrategiesBelowProps) {
  return (
    <div className="wrap">
      <section className="strategies-read" aria-labelledby="comparison">
        <h2 id="comparison" className="display text-h3">
          {heading}
        </h2>
        <StrategyTable label={`${heading}, table`} {...table} />
      </section>
      <div className="strategies-shared">
        <div>
          <Prose html={html} />
          <aside aria-label="Risk">
            <p className="display text-h4 text-brass">{risk.text}</p>
            <p className="text-xs text-ink-2">{risk.notice}</p>
          </aside>
        </div>
        <ul>
          {choosing.map(({ title, text }) => (
            <li key={title}>
              <h3 className="display text-h4">{title}</h3>
              <p className="text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
