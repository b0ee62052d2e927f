import type { Specimen } from '../../model/document-words.ts'
import { specimens } from './specimens.ts'

const layers = ['plain', 'drawn', 'solid'] as const

/** A part of a document from afar. The words beside it say what it is. */
export function SpecimenDrawing({ draws }: { draws: Specimen }) {
  return (
    <svg viewBox="0 0 132 64" className="sketch" aria-hidden="true">
      {layers.map((layer) => {
        const path = specimens[draws][layer]
        return path && <path key={layer} className={layer} d={path} />
      })}
    </svg>
  )
}
