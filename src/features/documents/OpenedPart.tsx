import type { Chapter } from '../../lib/opening.ts'
import type { Hand, Specimen } from '../../model/document-words.ts'
import { Prose } from '../../ui/Prose.tsx'
import { HandMark } from './HandMark.tsx'
import type { Asked, Said } from './opened.ts'
import { SpecimenDrawing } from './SpecimenDrawing.tsx'

interface OpenedPartProps {
  title: string
  answers: string
  draws: Specimen
  hand: Hand
  /** Who writes it, where that is not who writes the others. */
  writer: string | undefined
  work: readonly Said[]
  chapter: Chapter | undefined
  queries: readonly Asked[]
}

/** A part of a document with what there is to say of it: be it only its question, in a line. */
export function OpenedPart({ title, answers, draws, hand, writer, work, chapter, queries }: OpenedPartProps) {
  return (
    <li>
      <SpecimenDrawing draws={draws} />
      <div className="opened-text">
        <div className="opened-title">
          <h3 className="display text-h4">{title}</h3>
          {writer && (
            <p className="text-xs">
              <HandMark hand={hand} />
              {writer}
            </p>
          )}
        </div>
        <p className="text-ink-2">{answers}</p>
        {work.map((one) => (
          <p key={one.title}>
            <b>{one.title}.</b> {one.text}
          </p>
        ))}
        {chapter && (
          <>
            <h4 id={chapter.anchor}>{chapter.label}</h4>
            <Prose html={chapter.html} />
          </>
        )}
      </div>
      {queries.length > 0 && (
        <dl>
          {queries.map(({ question, answer }) => (
            <div key={question}>
              <dt className="display">{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
