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
      <h2 id="programs" className="display mb-5 text-h2">
        {heading}
      </h2>
      <figure>
        <ul className="rule-b [border-top:2px_solid_var(--color-ink)]">
          {programs.map(({ name, href, summary, audiences, steps }) => (
            <li
              key={href}
              className="group relative grid items-center gap-x-6 gap-y-4 rule-t py-6 first:rule-none fade hover:bg-accent-tint md:grid-cols-3"
            >
              <div className="program-steps">
                {steps.map(({ title, hand }) => (
                  <HandCircles key={title} hand={hand} />
                ))}
              </div>
              <div>
                <h3 className="display text-h3">
                  <a href={href} className="cover hover:text-accent">
                    {name}
                  </a>
                </h3>
                <p className="mt-1 text-ink-2">{summary}</p>
              </div>
              <dl className="grid gap-y-2 text-sm">
                <div>
                  <dt className="text-ink-2">For</dt>
                  <dd>{audiences.join('; ')}</dd>
                </div>
                <div>
                  <dt className="text-ink-2">Steps</dt>
                  <dd>{steps.map(({ title, hand }) => `${title} (${handWords[hand].toLowerCase()})`).join('; ')}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
        <figcaption className="mt-4 text-xs text-ink-2">{handNote}</figcaption>
      </figure>
    </section>
  )
}
