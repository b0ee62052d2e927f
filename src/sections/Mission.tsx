import { paragraphs } from '../lib/paragraphs.ts'
import { Mark } from '../ui/Mark.tsx'
import { ProseColumns } from '../ui/ProseColumns.tsx'

interface MissionProps {
  company: string
  tagline: string
  text: string
  /** What stands below it, from the page's own text. */
  html: string
}

/** Why the group exists: its mark and tagline on the left, the mission on the right. */
export function Mission({ company, tagline, text, html }: MissionProps) {
  return (
    <section id="mission" aria-labelledby="mission-heading" className="wrap">
      <div className="split py-15 md:py-21">
        <div className="self-start md:sticky md:top-24">
          <Mark className="size-20" />
          <p className="display mt-5 text-h3">{company}</p>
          <p className="mt-2 max-w-[22em] text-ink-2">{tagline}</p>
        </div>
        <div>
          <h2 id="mission-heading" className="display text-h2">
            Mission
          </h2>
          <div className="mt-5 mb-7 grid max-w-[36em] gap-4 text-lg">
            {paragraphs(text).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ProseColumns html={html} />
        </div>
      </div>
    </section>
  )
}
