import { ReadOn } from '../../ui/ReadOn.tsx'
import { sheetAndSlips } from './board.ts'
import { PinnedSlip } from './PinnedSlip.tsx'
import type { Slip } from './slips.tsx'

interface ProgramBoardProps {
  /** What there is to read, on one sheet. */
  sheet: readonly Slip[]
  /** What one needs at hand, each on a slip. */
  beside: readonly Slip[]
  /** What is asked: where there is room for it. */
  asked: Slip
  related: readonly { title: string; href: string }[]
}

/** What is said about a program, on a board: one large sheet, and beside it the slips that one would take along. */
export function ProgramBoard({ related, asked, ...pieces }: ProgramBoardProps) {
  const { sheet, beside } = sheetAndSlips(pieces.sheet, pieces.beside, asked)
  return (
    <div className="program-board">
      <div className="wrap">
        <div className="notice-slip program-sheet">
          {sheet.map(({ id, heading, show }) => (
            <section key={id} aria-labelledby={heading && id}>
              {heading && (
                <h2 id={id} className="display text-h4">
                  {heading}
                </h2>
              )}
              {show}
            </section>
          ))}
          <div className="display text-h4">
            <ReadOn id="related" heading="Near this program" links={related} />
          </div>
        </div>
        <div>
          {beside.map((slip) => (
            <PinnedSlip key={slip.id} {...slip} />
          ))}
        </div>
      </div>
    </div>
  )
}
