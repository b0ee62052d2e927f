import { type Holder, type RightName, rightNames } from '../../model/schema/documents.ts'
import { LaneLines } from './LaneLines.tsx'
import { lanesFor, turnedPath } from './lanes.ts'

export interface LaneLabels {
  rights: Record<RightName, string>
  group: string
  signers: string
  public: string
  finding: { title: string; text: string }
}

export interface Study {
  name: string
  href: string
  asker: string
  rights: Record<RightName, { holder: Holder; text: string }>
}

/**
 * Each study as a line from who asks to who reads. It is a list of studies with who does what in each; a wide screen
 * draws the lines and keeps the words for those who listen.
 */
export function Lanes({ studies, labels }: { studies: readonly Study[]; labels: LaneLabels }) {
  return (
    <figure className="wrap" aria-label={`${studies.length} studies, from who asks to who may read`}>
      <div className={`lanes l${lanesFor(studies.length)}`}>
        <div className="rights" aria-hidden="true">
          {rightNames.map((name) => (
            <p key={name}>{labels.rights[name]}</p>
          ))}
        </div>
        <p className="lane" aria-hidden="true">
          {labels.public}
        </p>
        <ol>
          {studies.map((study) => (
            <li key={study.href}>
              <a href={study.href} className="display text-h4 hover:text-accent">
                {study.name}
              </a>
              <p className="asker" aria-hidden="true">
                {study.asker}
              </p>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="turned" aria-hidden="true">
                <path d={turnedPath(study.rights)} />
              </svg>
              <dl>
                {rightNames.map((name) => (
                  <div key={name}>
                    <dt>{labels.rights[name]}</dt>
                    <dd>{holderName(study, name, labels)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
        <p className="lane" aria-hidden="true">
          {labels.signers}
        </p>
        <p className="lane" aria-hidden="true">
          {labels.group}
        </p>
        <LaneLines studies={studies} />
        <div className="finding">
          <p className="display text-h4">{labels.finding.title}</p>
          <p className="text-sm text-ink-2">{labels.finding.text}</p>
        </div>
      </div>
    </figure>
  )
}

/** Who has a right, as the lanes are called. */
export function holderName({ asker, rights }: Pick<Study, 'asker' | 'rights'>, name: RightName, labels: LaneLabels) {
  const { holder } = rights[name]
  return holder === 'asker' ? asker : labels[holder]
}
