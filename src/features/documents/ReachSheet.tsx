import { type Reach, reaches } from '../../model/document-words.ts'
import { Handover, type HandoverProps } from './Handover.tsx'
import { ReachBar } from './ReachBar.tsx'

interface ReachSheetProps extends HandoverProps {
  document: { title: string; contents: readonly { title: string; answers: string; reaches: Reach }[] }
  /** What those who may read a part are called. */
  names: Record<Reach, string>
}

/** The document in which a study ends as a table: a row for each part, with a bar as far as it may travel. */
export function ReachSheet({ document, names, ...rest }: ReachSheetProps) {
  return (
    <section className="wrap" aria-labelledby="document">
      <figure className="reach-sheet">
        <div className="heads">
          <div>
            <p className="text-xs text-ink-2">What the study leaves, and who may read it</p>
            <h2 id="document" className="display text-h3">
              {document.title}
            </h2>
          </div>
          <p className="readers" aria-hidden="true">
            {reaches.map((reach) => (
              <span key={reach}>{names[reach]}</span>
            ))}
          </p>
        </div>
        <ol>
          {document.contents.map(({ title, answers, reaches: reach }) => (
            <li key={title}>
              <h3 className="font-medium">{title}</h3>
              <p className="text-sm text-ink-2">{answers}</p>
              <p className="reach-words">Reaches {names[reach].toLowerCase()}</p>
              <ReachBar reach={reach} />
            </li>
          ))}
        </ol>
        <Handover {...rest} />
      </figure>
    </section>
  )
}
