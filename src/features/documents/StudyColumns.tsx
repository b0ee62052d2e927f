import type { Reach } from '../../model/document-words.ts'
import { ReachBar } from './ReachBar.tsx'
import { reachWords } from './reach.ts'

interface StudyColumnsProps {
  studies: readonly {
    name: string
    href: string
    summary: string
    facts: readonly { label: string; value: string }[]
    document: { title: string; contents: readonly { title: string; reaches: Reach }[] }
    /** What those who may read a part are called. */
    names: Record<Reach, string>
  }[]
}

/** The documents in which studies end, side by side, each page with how far it travels. */
export function StudyColumns({ studies }: StudyColumnsProps) {
  return (
    <ul className="study-columns">
      {studies.map(({ name, href, summary, facts, document, names }) => (
        <li key={href}>
          <h3 className="display text-h3">
            <a href={href} className="hover:text-accent">
              {name}
            </a>
          </h3>
          <p className="text-sm text-ink-2">{summary}</p>
          <figure aria-label={document.title}>
            <ul>
              {document.contents.map(({ title, reaches }) => (
                <li key={title}>
                  <p>{title}</p>
                  <ReachBar reach={reaches} />
                </li>
              ))}
            </ul>
            <figcaption>{reachWords(document.contents, names)}</figcaption>
          </figure>
          <dl className="ruled-facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
