import { LaneLines } from './LaneLines.tsx'
import type { Study } from './Lanes.tsx'
import { lanesFor } from './lanes.ts'

interface StudiesPortraitProps {
  studies: readonly Pick<Study, 'name' | 'href' | 'rights'>[]
  labels: { group: string; signers: string; public: string; finding: { title: string } }
}

/** The lines of a family of studies in small: who has a say, from the question to the readers. */
export function StudiesPortrait({ studies, labels }: StudiesPortraitProps) {
  const rights = studies[0]?.rights ?? []
  return (
    <figure className={`say-lines l${lanesFor(studies.length)}`} aria-label={`${studies.length} studies`}>
      <p className="lane" aria-hidden="true">
        {labels.public}
      </p>
      <ol>
        {studies.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className="hover:text-accent hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ol>
      <p className="lane" aria-hidden="true">
        {labels.signers}
      </p>
      <p className="lane" aria-hidden="true">
        {labels.group}
      </p>
      <LaneLines studies={studies.map((study) => study.rights)} />
      <p className="rights" aria-hidden="true">
        <span>{rights[0]?.label}</span>
        <span>{rights.at(-1)?.label}</span>
      </p>
      <p className="display text-h4">{labels.finding.title}</p>
    </figure>
  )
}
