import type { ReactNode } from 'react'
import { aloneHeight, type Style, strandsAlone } from '../art/flows.ts'
import { Drawn } from '../figures/Drawn.tsx'
import type { FigurePage } from '../figures/Figure.tsx'
import type { FigureData } from '../model/schema/figures/figure.ts'

interface DivisionHeadProps {
  art: Style
  children: ReactNode
}

/**
 * The head of a division on its color. Its strands close it, as they run on the home page: in its own hand across the
 * window, the one in the middle leading.
 */
export function DivisionHead({ art, children }: DivisionHeadProps) {
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

interface DivisionFigureProps {
  art: Style
  figure: FigureData
  /** The page whose figure it is. */
  from: FigurePage
}

/** A figure of one of its pages lies on the same color; a map has that in its free corner alone. */
export function DivisionFigure({ art, figure, from }: DivisionFigureProps) {
  return (
    <div className={`field-${art} ${figure.draws === 'map' ? '' : 'figure-field'}`}>
      <Drawn figure={figure} from={from} />
    </div>
  )
}
