import type { ReactNode } from 'react'
import type { Style } from '../art/draw.ts'
import { aloneHeight, strandsAlone } from '../art/flows.ts'

interface OnFieldProps {
  art: Style
  children: ReactNode
}

/**
 * The head of a division on its color. Its strands close it, as they run on the home page: in its own hand across the
 * window, the one in the middle leading.
 */
export function DivisionHead({ art, children }: OnFieldProps) {
  const { chosen, others } = strandsAlone(art)
  return (
    <div className={`division-head field-${art}`}>
      {children}
      <svg className="strands" viewBox={`0 0 ${aloneHeight} ${aloneHeight}`} aria-hidden="true">
        <path d={others} />
        <path d={chosen} className="lit" />
      </svg>
    </div>
  )
}

/** Whatever else takes its color from a division, such as the free corner of its map. */
export const OnField = ({ art, children }: OnFieldProps) => <div className={`field-${art}`}>{children}</div>
