export type Passage = 'date' | 'title' | 'opening' | 'figure' | 'byline' | 'sources'

/** The rows of a proof: the first holds the keys of the margins, then each passage has its own. */
export const passageRow: Record<Passage, string> = {
  date: 'xl:row-start-2',
  title: 'xl:row-start-3',
  opening: 'xl:row-start-4',
  figure: 'xl:row-start-5',
  byline: 'xl:row-start-6',
  sources: 'xl:row-start-7',
}

const before: Record<Passage, string> = {
  date: 'xl:row-end-2',
  title: 'xl:row-end-3',
  opening: 'xl:row-end-4',
  figure: 'xl:row-end-5',
  byline: 'xl:row-end-6',
  sources: 'xl:row-end-7',
}

/** The rows of marks that have the margin to themselves until the next; the last may run on below the sheet. */
function marginRows(at: Passage, until: Passage | undefined): string {
  return `${passageRow[at]} ${until ? before[until] : 'xl:row-end-9'}`
}

export interface MarginMarksProps {
  /** The left one, or the right one. */
  margin: 'covers' | 'questions'
  at: Passage
  until: Passage | undefined
  marks: readonly { title: string; text: string }[]
}

/** Marks in the margin of a proof, all tied to one passage. */
export function MarginMarks({ margin, at, until, marks }: MarginMarksProps) {
  return (
    <dl className={`proof-marks ${margin} ${marginRows(at, until)}`}>
      {marks.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
