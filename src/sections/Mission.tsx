import { paragraphs } from '../lib/paragraphs.ts'
import { Mark } from '../ui/Mark.tsx'

interface MissionProps {
  company: string
  tagline: string
  text: string
}

/** Why the group exists, signed with its mark and tagline. */
export function Mission({ company, tagline, text }: MissionProps) {
  return (
    <section id="mission" aria-labelledby="mission-heading" className="wrap">
      <div className="split pt-11 pb-13">
        <h2 id="mission-heading" className="display text-h2">
          Mission
        </h2>
        <div>
          <div className="grid max-w-[36em] gap-4 text-lg">
            {paragraphs(text).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Mark className="size-6" />
            <p className="font-medium">{company}</p>
            <p className="text-ink-2">{tagline}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
