import type { LaneName } from '../../model/document-words.ts'
import { LaneLines } from './LaneLines.tsx'
import { lanesFor, turnedPath } from './lanes.ts'

export interface Study {
  name: string
  href: string
  asker: string
  /** Who may do what, in order; `who` is the lane in words. */
  rights: readonly { label: string; lane: LaneName; who: string; text: string }[]
}

interface LanesProps {
  studies: readonly Study[]
  labels: { group: string; signers: string; public: string; finding: { title: string; text: string } }
}

/**
 * Each study as a line from who asks to who reads. It is a list of studies with who does what in each; a wide screen
 * draws the lines and keeps the words for those who listen.
 */
export function Lanes({ studies, labels }: LanesProps) {
  return (
    <figure className="wrap" aria-label={`${studies.length} studies, from who asks to who may read`}>
      <div className={`lanes l${lanesFor(studies.length)}`}>
        <div className="rights" aria-hidden="true">
          {studies[0]?.rights.map(({ label }) => (
            <p key={label}>{label}</p>
          ))}
        </div>
        <p className="lane" aria-hidden="true">
          {labels.public}
        </p>
        <ol>
          {studies.map((study) => (
            <OneStudy key={study.href} {...study} />
          ))}
        </ol>
        <p className="lane" aria-hidden="true">
          {labels.signers}
        </p>
        <p className="lane" aria-hidden="true">
          {labels.group}
        </p>
        <LaneLines studies={studies.map(({ rights }) => rights)} />
        <div className="finding">
          <p className="display text-h4">{labels.finding.title}</p>
          <p className="text-sm text-ink-2">{labels.finding.text}</p>
        </div>
      </div>
    </figure>
  )
}

function OneStudy({ name, href, asker, rights }: Study) {
  return (
    <li>
      <a href={href} className="display text-h4 hover:text-accent">
        {name}
      </a>
      <p className="asker" aria-hidden="true">
        {asker}
      </p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="turned" aria-hidden="true">
        <path d={turnedPath(rights)} />
      </svg>
      <dl>
        {rights.map(({ label, who }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{who}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
