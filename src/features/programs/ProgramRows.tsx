import { type Hand, HandCircles, handNote, handWords } from './HandCircles.tsx'

interface Program {
  name: string
  href: string
  summary: string
  /** The groups of people it is for. */
  audiences: readonly string[]
  steps: readonly { title: string; hand: Hand }[]
}

/** The programs of a division, each with its steps drawn by who has the work in them. */
export function ProgramRows({ heading, programs }: { heading: string; programs: readonly Program[] }) {
  return (
    <section className="wrap" aria-labelledby="programs">
      <div className="grid items-baseline gap-x-6 gap-y-2 [border-top:2px_solid_var(--color-ink)] py-5 lg:grid-cols-3">
        <h2 id="programs" className="display text-h3">
          {heading}
        </h2>
        <p className="text-sm text-ink-2 lg:col-span-2">{handNote}</p>
      </div>
      <ul>
        {programs.map(({ name, href, summary, audiences, steps }) => (
          <li
            key={href}
            className="group relative grid gap-x-6 gap-y-4 rule-t py-6 fade hover:bg-accent-tint lg:grid-cols-3"
          >
            <div>
              <h3 className="display text-h3">
                <a href={href} className="cover hover:text-accent">
                  {name}
                </a>
              </h3>
              <p className="mt-1">{summary}</p>
              <p className="mt-1 text-sm text-ink-2">{audiences.join('; ')}</p>
            </div>
            <ol className="program-steps lg:col-span-2">
              {steps.map(({ title, hand }) => (
                <li key={title}>
                  <HandCircles hand={hand} />
                  <p className="text-sm">
                    {title}
                    <span className="block text-xs text-brass">{handWords[hand]}</span>
                  </p>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  )
}
