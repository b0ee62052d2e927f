import { Fragment, type ReactNode } from 'react'
import { MarginMarks, type MarginMarksProps, type Passage, passageRow } from './MarginMarks.tsx'
import { type ProofPiece, piecePassages } from './piece-passages.tsx'

interface DeskProofProps {
  desk: string
  /** The newest; left out before there is one. */
  piece?: ProofPiece | undefined
  /** Its passages, in order. */
  passages: readonly Passage[]
  margins: readonly MarginMarksProps[]
}

/**
 * The newest piece of a desk as its proof: the piece in the middle, and in the margins what the desk takes (left) and
 * what it is asked (right), each tied to the passage that shows it. On narrow screens marks follow their passage.
 */
export function DeskProof({ desk, piece, passages, margins }: DeskProofProps) {
  const words: Partial<Record<Passage, ReactNode>> = piece
    ? piecePassages(piece, desk)
    : { title: <p className="display text-h3 text-ink-2">The first piece of the {desk} will stand here.</p> }
  return (
    <section id="latest" aria-label="Newest piece" className="wrap">
      <article className={piece ? 'desk-proof' : 'desk-proof blank'}>
        <span aria-hidden="true" className="proof-paper" />
        <p id="covers" className="proof-key covers">
          Taken by the {desk}
        </p>
        <p id="questions" className="proof-key questions">
          Asked of the {desk}
        </p>
        {passages.map((passage) => {
          const marks = margins.filter(({ at }) => at === passage)
          return (
            <Fragment key={passage}>
              <div
                className={`proof-passage ${passageRow[passage]} ${marks.map(({ margin }) => `at-${margin}`).join(' ')}`}
              >
                {words[passage]}
              </div>
              {marks.map((group) => (
                <MarginMarks key={group.margin} {...group} />
              ))}
            </Fragment>
          )
        })}
      </article>
    </section>
  )
}
