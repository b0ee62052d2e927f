import type { Chapter } from '../../lib/prose.ts'
import type { Hand } from '../../model/document-words.ts'
import type { ExcerptData } from '../../model/schema/excerpt.ts'
import { Prose } from '../../ui/Prose.tsx'
import { Excerpt } from './excerpt/Excerpt.tsx'
import { HandMark } from './HandMark.tsx'
import type { Asked, Said } from './opened.ts'
import { roomOf } from './room.ts'

interface OpenedPartProps {
  title: string
  answers: string
  hand: Hand
  /** Who writes it, where that is not who writes the others. */
  writer: string | undefined
  excerpt?: ExcerptData | undefined
  work: readonly Said[]
  chapter: Chapter | undefined
  queries: readonly Asked[]
}

/** A part of a document: a few lines of it, and what there is to say of them; be it only its question, in a line. */
export function OpenedPart({ title, answers, hand, writer, excerpt, work, chapter, queries }: OpenedPartProps) {
  const isSilent = work.length + queries.length === 0 && !chapter
  return (
    <li className={`opened-part said-${roomOf({ excerpt, work, chapter, queries })}`}>
      <div className="opened-title">
        <h3 className="display text-h3">{title}</h3>
        <p className="text-ink-2">{answers}</p>
        {writer && (
          <p className="opened-writer">
            <HandMark hand={hand} />
            {writer}
          </p>
        )}
      </div>
      {excerpt && <Excerpt title={title} excerpt={excerpt} />}
      {!isSilent && (
        <div className="opened-said">
          {work.map((one) => (
            <p key={one.title}>
              <b>{one.title}.</b> {one.text}
            </p>
          ))}
          {chapter && (
            <>
              <h4 id={chapter.anchor} className="display text-h4">
                {chapter.label}
              </h4>
              <Prose html={chapter.html} />
            </>
          )}
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
        </div>
      )}
    </li>
  )
}
