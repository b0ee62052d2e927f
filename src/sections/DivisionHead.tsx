import { flowHeight, type Style, strandsAlone } from '../art/flows.ts'
import { Drawn } from '../figures/Drawn.tsx'
import type { FigurePage } from '../figures/Figure.tsx'
import type { FigureData } from '../model/schema/figures/figure.ts'
import { Head, type HeadProps } from '../parts/Head.tsx'

interface DivisionHeadProps extends HeadProps {
  art: Style
}

/** The head of a division on its color, with its strands: they run past the edge of the window, as on the home page. */
export function DivisionHead({ art, ...head }: DivisionHeadProps) {
  const { chosen, others } = strandsAlone(art)
  const drawing = (
    <svg className="strands" viewBox={`0 0 1 ${flowHeight}`} preserveAspectRatio="xMinYMid" aria-hidden="true">
      <path d={others + chosen} className="ground" />
      <path d={others} />
      <path d={chosen} className="lit" />
    </svg>
  )
  return (
    <div className={`division-head field-${art}`}>
      <Head {...head} drawing={drawing} />
    </div>
  )
}

interface DivisionFigureProps {
  art: Style
  figure: FigureData
  /** The page whose figure it is. */
  from: FigurePage
}

/** A figure of one of its pages lies on the same color. */
export function DivisionFigure({ art, figure, from }: DivisionFigureProps) {
  return (
    <div className={`field-${art} figure-field`}>
      <Drawn figure={figure} from={from} />
    </div>
  )
}
