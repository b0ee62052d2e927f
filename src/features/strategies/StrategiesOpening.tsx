import { Prose } from '../../ui/Prose.tsx'

interface StrategiesOpeningProps {
  html: string
  /** What can go wrong with all of them: read before any one of them. */
  risk: { text: string; notice: string }
}

/** What a strategy is, and above the drawings of losses what all of them can lose. */
export function StrategiesOpening({ html, risk }: StrategiesOpeningProps) {
  return (
    <div className="wrap">
      <div className="strategies-opening">
        <Prose html={html} />
        <aside aria-label="Risk">
          <p className="display text-h4 text-brass">{risk.text}</p>
          <p className="text-xs text-ink-2">{risk.notice}</p>
        </aside>
      </div>
    </div>
  )
}
