import type { Worked } from '../../model/schema/worked-shapes.ts'
import { Bars } from './Bars.tsx'
import { CaseKey } from './CaseKey.tsx'
import { Course } from './Course.tsx'
import { Tape } from './Tape.tsx'

interface WorkedCaseProps {
  drawn: Worked
  /** It stands within a paper: its notes are in the margin, beside the drawing. */
  exhibit?: boolean
}

/** One worked case of what a page is about: what is drawn and what the looks mean at the left, the drawing at the right. */
export function WorkedCase({ drawn, exhibit = false }: WorkedCaseProps) {
  return (
    <figure className={exhibit ? undefined : 'wrap'} aria-labelledby="case">
      <div className={exhibit ? 'worked exhibit' : 'worked'}>
        <div>
          <p className={exhibit ? 'text-xs text-ink-2' : 'text-xs text-brass'}>Drawn example</p>
          <h2 id="case" className="display text-h3">
            {drawn.heading}
          </h2>
          <p className="text-sm text-ink-2">{drawn.text}</p>
          <CaseKey drawn={drawn} />
        </div>
        {drawn.shape === 'course' && <Course drawn={drawn} />}
        {drawn.shape === 'tape' && <Tape drawn={drawn} />}
        {drawn.shape === 'bars' && <Bars drawn={drawn} />}
      </div>
    </figure>
  )
}
