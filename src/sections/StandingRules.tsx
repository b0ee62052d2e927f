import { Prose } from '../ui/Prose.tsx'

export interface DivisionRules {
  heading: string
  /** What the division says of itself once the list of what it has is over, rendered. */
  html: string
  points: readonly { title: string; text: string }[]
}

/** How a division works, as large as the jobs that are crossed out above: these stand. */
export function StandingRules({ heading, html, points }: DivisionRules) {
  return (
    <section className="wrap pb-15 md:pb-18" aria-labelledby="how">
      <h2 id="how" className="display [border-top:2px_solid_var(--color-ink)] pt-5 pb-6 text-h3">
        {heading}
      </h2>
      <ul>
        {points.map(({ title, text }) => (
          <li key={title} className="grid items-baseline gap-x-6 gap-y-1 rule-t py-5 lg:grid-cols-2">
            <h3 className="display text-h2">{title}</h3>
            <p className="max-w-[36em] text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <div className="rule-t pt-5 text-sm *:max-w-none">
        <Prose html={html} />
      </div>
    </section>
  )
}
