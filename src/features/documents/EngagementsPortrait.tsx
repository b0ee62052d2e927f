import type { Hand } from '../../model/document-words.ts'
import { HandMark } from './HandMark.tsx'
import type { Shelved } from './Shelf.tsx'
import { barPaths, stagesOf } from './shelf.ts'

interface EngagementsPortraitProps {
  documents: readonly Shelved[]
  labels: { stages: readonly string[]; hands: Record<Hand, string> }
}

/** The shelf of a family from its other side: the documents as spines, by stage, as high as they have parts. */
export function EngagementsPortrait({ documents, labels }: EngagementsPortraitProps) {
  const stages = stagesOf(labels.stages, documents).filter((stage) => stage.documents.length > 0)
  return (
    <figure className="spines" aria-label={`${documents.length} documents, by where the matter stands`}>
      <ol>
        {stages.map(({ label, documents: standing, span }) => (
          <li key={label} className={`s${span}`}>
            <p className="stage">{label}</p>
            <ul>
              {standing.map((one) => (
                <Spine key={one.href} {...one} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="hands" aria-hidden="true">
        <span>A field for each part of the document</span>
        {(Object.keys(labels.hands) as Hand[]).map((hand) => (
          <span key={hand}>
            <HandMark hand={hand} />
            {labels.hands[hand]}
          </span>
        ))}
      </p>
    </figure>
  )
}

function Spine({ name, href, document: { contents } }: Shelved) {
  const { all, ours, height } = barPaths(contents)
  return (
    <li className={`p${contents.length}`}>
      <a href={href} className="display">
        <span>{name}</span>
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={all} />
          <path d={ours} className="ours" />
        </svg>
      </a>
    </li>
  )
}
