import { paragraphs } from '../lib/paragraphs.ts'
import { Mark } from '../ui/Mark.tsx'
import { Prose } from '../ui/Prose.tsx'

interface MissionProps {
  company: string
  tagline: string
  text: string
  /** What stands below it, from the page's own text. */
  html: string
}

/** Each heading stands above a text of its own; what comes before the first, where there is anything, too. */
const atHeadings = /(?=<h3)/

/** Why the group exists: its mark and tagline on the left, the mission on the right, and what follows from it below both. */
export function Mission({ company, tagline, text, html }: MissionProps) {
  return (
    <section id="mission" aria-labelledby="mission-heading" className="wrap">
      <div className="split pt-15 md:pt-21">
        <div>
          <Mark className="size-20" />
          <p className="display mt-5 text-h3">{company}</p>
          <p className="mt-2 max-w-[22em] text-ink-2">{tagline}</p>
        </div>
        <div>
          <h2 id="mission-heading" className="display text-h2">
            Mission
          </h2>
          <div className="mt-5 grid max-w-[36em] gap-4 text-lg">
            {paragraphs(text).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
      <div className="grid gap-x-6 gap-y-9 pt-11 pb-15 md:grid-cols-2 md:pb-21">
        {html.split(atHeadings).map((part) => (
          <div key={part} className="rule-t pt-4">
            <Prose html={part} />
          </div>
        ))}
      </div>
    </section>
  )
}
