import type { Art } from '../art/draw.ts'
import { Field } from '../art/Field.tsx'

interface Program {
  name: string
  href: string
  summary: string
  /** The groups of people it is for. */
  audiences: readonly string[]
  steps: readonly string[]
  art: Art
}

/** The programs of a division, each with its own drawing: a row of circles for each group, a column for each step. */
export function ProgramRows({ heading, programs }: { heading: string; programs: readonly Program[] }) {
  return (
    <section className="wrap" aria-labelledby="programs">
      <h2 id="programs" className="display mb-5 text-h2">
        {heading}
      </h2>
      <ul className="rule-b [border-top:2px_solid_var(--color-ink)]">
        {programs.map(({ name, href, summary, audiences, steps, art }) => (
          <li
            key={href}
            className="group relative grid items-center gap-x-6 gap-y-4 rule-t py-6 first:rule-none fade hover:bg-accent-tint md:grid-cols-3"
          >
            <Field {...art} seed={href} {...frameOf(audiences.length, steps.length)} className="h-30 max-w-full" />
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
                <dd>{steps.join('; ')}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As wide as its circles are, so that all begin on one line. */
function frameOf(audiences: number, steps: number) {
  return { width: Math.round(((steps + 0.24) / (audiences + 0.24)) * 116) + 4, height: 120 }
}
