import type { Hand } from '../../model/document-words.ts'
import { HandMark } from './HandMark.tsx'
import { barPaths, partsInWords, placesOn, stagesOf } from './shelf.ts'

export interface Shelved {
  name: string
  href: string
  stage: number
  document: { title: string; contents: readonly { title: string; hand: Hand }[] }
}

interface ShelfProps {
  documents: readonly Shelved[]
  labels: {
    stages: readonly string[]
    hands: Record<Hand, string>
    finding: { title: string; text: string }
  }
}

/**
 * Documents on a shelf, by how far along the matter is: as high as they have parts, filled where the parts are ours.
 * It is a list of stages with their documents; each says in words what its bars show.
 */
export function Shelf({ documents, labels: { stages: labels, hands, finding } }: ShelfProps) {
  const stages = stagesOf(labels, documents)
  return (
    <figure className="wrap" aria-label={`${documents.length} documents, by where the matter stands`}>
      <div className="shelf">
        <p className="key-head">Each line on a sheet is a part of the document.</p>
        <dl className="key">
          {(Object.keys(hands) as Hand[]).map((hand) => (
            <div key={hand}>
              <dt>
                <HandMark hand={hand} />
              </dt>
              <dd>{hands[hand]}</dd>
            </div>
          ))}
        </dl>
        <ol className={`n${placesOn(stages)}`}>
          {stages.map(({ label, documents: standing, span }) => (
            <li key={label} className={`s${span}`}>
              <p className="stage">{label}</p>
              {standing.length > 0 && (
                <ul>
                  {standing.map((one) => (
                    <Standing key={one.href} {...one} hands={hands} />
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
        <div className="finding">
          <p className="display text-h4">{finding.title}</p>
          <p className="text-sm text-ink-2">{finding.text}</p>
        </div>
      </div>
    </figure>
  )
}

function Standing({ name, href, document, hands }: Shelved & { hands: ShelfProps['labels']['hands'] }) {
  const { all, ours, height } = barPaths(document.contents)
  return (
    <li>
      <div className="small-leaf">
        <p className="display">{document.title}</p>
        <svg viewBox={`0 0 100 ${height}`} aria-hidden="true">
          <path d={all} className="open" />
          <path d={ours} className="ours" />
        </svg>
      </div>
      <div className="name">
        <a href={href} className="display hover:text-accent">
          {name}
        </a>
        <p className="sr-only">{partsInWords(document.contents, hands)}</p>
      </div>
    </li>
  )
}
