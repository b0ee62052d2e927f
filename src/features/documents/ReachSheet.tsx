import { type Reach, reaches, type Specimen } from '../../model/document-words.ts'
import { Handover, type HandoverProps } from './Handover.tsx'
import { PartWords } from './PartWords.tsx'
import { ReachLine } from './ReachLine.tsx'
import { SpecimenDrawing } from './SpecimenDrawing.tsx'

interface Content {
  title: string
  answers: string
  draws: Specimen
  step: number
  reaches: Reach
}

interface ReachSheetProps extends HandoverProps {
  document: { title: string; contents: readonly Content[] }
  /** What those who may read a part are called. */
  names: Record<Reach, string>
}

/** The document in which a study ends, and how far each of its parts may travel. */
export function ReachSheet({ document, names, ...rest }: ReachSheetProps) {
  return (
    <section className="wrap" aria-labelledby="document">
      <figure className="reach-sheet">
        <div className="leaf" aria-hidden="true" />
        <div className="leaf-head">
          <p className="text-xs text-ink-2">What the study leaves</p>
          <h2 id="document" className="display text-h3">
            {document.title}
          </h2>
        </div>
        <div className="readers" aria-hidden="true">
          {reaches.map((reach) => (
            <p key={reach}>{names[reach]}</p>
          ))}
        </div>
        <ol className="leaf-parts">
          {document.contents.map(({ title, answers, draws, step, reaches: reach }) => (
            <li key={title}>
              <PartWords title={title} answers={answers}>
                From step {step}
                <span className="reach-words">. Reaches {names[reach].toLowerCase()}</span>
              </PartWords>
              <SpecimenDrawing draws={draws} />
              <ReachLine reach={reach} />
            </li>
          ))}
        </ol>
        <Handover {...rest} />
      </figure>
    </section>
  )
}
