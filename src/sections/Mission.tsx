import { paragraphs } from '../lib/paragraphs.ts'
import { Mark } from '../ui/Mark.tsx'

interface MissionProps {
  company: string
  tagline: string
  text: string
}

/** Why the group exists: its mark and tagline on the left, the mission on the right. */
export function Mission({ company, tagline, text }: MissionProps) {
  return (
    <section id="mission" aria-labelledby="mission-heading" className="wrap">
      <div className="split pt-11 pb-13">
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
    </section>
  )
}
