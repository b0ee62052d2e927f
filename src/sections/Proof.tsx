import type { ReactNode } from 'react'
import type { Style } from '../art/flows.ts'
import { Sheet } from '../figures/document/Document.tsx'
import { FigureLabel, SeePage } from '../figures/Figure.tsx'
import { Losses } from '../figures/line/Lines.tsx'
import { Screen } from '../figures/screen/Screen.tsx'
import type { FigureData } from '../model/schema/figures/figure.ts'
import { Unbroken } from '../ui/Unbroken.tsx'

interface Exhibit {
  /** The page whose figure it is. */
  href: string
  name: string
  /** Of its division. */
  art: Style
  /** What a document answers. */
  question?: string | undefined
  figure: FigureData
}

interface ProofProps {
  heading: string
  text: string
  exhibits: readonly Exhibit[]
}

/** What the work looks like: figures of other pages, each with what it shows and the way there. */
export function Proof({ heading, text, exhibits }: ProofProps) {
  return (
    <section aria-labelledby="proof" className="proof pt-14 lg:pt-20">
      <div className="wrap mb-5 grid items-baseline gap-x-6 gap-y-2 lg:grid-cols-2">
        <h2 id="proof" className="display text-h2-wide">
          {heading}
        </h2>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      {exhibits.map((exhibit) => (
        <Shown key={exhibit.href} {...exhibit} />
      ))}
    </section>
  )
}

/** A sheet with its finding beside it, a band across the window, or a window of a program: as the figure is. */
function Shown(exhibit: Exhibit) {
  const { figure, question } = exhibit
  switch (figure.draws) {
    case 'document':
      return (
        <Exhibited className="of-sheet wrap" {...exhibit}>
          <div className="sheet-cover">
            {question && <p className="display text-h3">{question}</p>}
            <p className="text-sm text-ink-2">{figure.text}</p>
          </div>
          <Sheet parts={figure.contents} />
        </Exhibited>
      )
    case 'lines':
      return (
        <Exhibited className="of-band" inner="wrap" {...exhibit}>
          <Losses figure={figure} />
          <p className="axis-words text-xs font-medium text-ink-2" aria-hidden="true">
            <span>Put in</span> <span>Nothing left</span>
          </p>
        </Exhibited>
      )
    case 'screen':
      return (
        <Exhibited className="of-window wrap" {...exhibit}>
          <Screen figure={figure} />
        </Exhibited>
      )
    default:
      throw new Error(`${exhibit.href} draws "${figure.draws}". The content check should have refused this reference.`)
  }
}

interface ExhibitedProps extends Exhibit {
  className: string
  /** Of its two parts. */
  inner?: string
  children: ReactNode
}

function Exhibited({ className, inner = '', art, figure, href, name, children }: ExhibitedProps) {
  return (
    <figure className={`exhibit field-${art} ${className}`}>
      <figcaption className={`finding ${inner}`}>
        <FigureLabel text={figure.label} />
        <h3 className="display text-h2">
          <Unbroken text={figure.heading} />
        </h3>
        <SeePage name={name} href={href} />
      </figcaption>
      <div className={`shown ${inner}`}>{children}</div>
    </figure>
  )
}
