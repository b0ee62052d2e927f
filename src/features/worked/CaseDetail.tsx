import { Fragment } from 'react'
import type { Worked } from '../../model/schema/worked-shapes.ts'
import { BarLabels } from './BarLabels.tsx'
import { BarsPlot } from './BarsPlot.tsx'
import { CoursePlot } from './CoursePlot.tsx'
import { CutOut } from './CutOut.tsx'
import { cutOf } from './detail.ts'
import { TapeRow } from './TapeRow.tsx'

interface CaseDetailProps {
  drawn: Worked
  /** The notes it shows, counted from 1. */
  numbers: readonly number[]
}

/** A part of a page's drawing again, larger, beside the words about it. It is for the eye; its caption says which part. */
export function CaseDetail({ drawn, numbers }: CaseDetailProps) {
  const notes = drawn.notes.map((note, i) => ({ ...note, number: i + 1 }))
  return (
    <figure className="case-detail">
      <Drawing drawn={drawn} numbers={numbers} />
      <figcaption>
        <span className="text-ink-2">From the drawing: </span>
        {notes
          .filter(({ number }) => numbers.includes(number))
          .map(({ number, title }, i) => (
            <Fragment key={number}>
              {i > 0 && ', '}
              <b>{number}</b> {title}
            </Fragment>
          ))}
      </figcaption>
    </figure>
  )
}

function Drawing({ drawn, numbers }: CaseDetailProps) {
  const cut = cutOf(drawn, numbers)
  if (drawn.shape === 'course')
    return (
      <CutOut cut={cut} className="plotted">
        <CoursePlot drawn={drawn} numbers={numbers} />
      </CutOut>
    )
  if (drawn.shape === 'bars')
    return (
      <div className="bars-of" aria-hidden="true">
        <CutOut cut={cut} className="plotted">
          <BarsPlot drawn={drawn} />
        </CutOut>
        <BarLabels drawn={drawn} cut={cut} numbers={numbers} />
      </div>
    )
  const rows = [...new Set(numbers.map((number) => drawn.notes[number - 1]?.row ?? drawn.follow))]
  return (
    <div className="tape" aria-hidden="true">
      {rows.map((row) => (
        <CutOut key={row} cut={cut} className="cut-row">
          <TapeRow drawn={drawn} row={row} numbers={numbers} />
        </CutOut>
      ))}
    </div>
  )
}
