import type { ReactNode } from 'react'
import { Arrow } from './Icon.tsx'
import { Pictogram, type PictogramName } from './Pictogram.tsx'

interface CardProps {
  icon?: PictogramName | undefined
  /** Where it leads to a division, the drawing of that on the same page, by its name, and what of it is shown: in the place of a pictogram. */
  drawn?: { name: string; frame: string } | undefined
  title: string
  text: ReactNode
  /** Its part of the address, where the menu or a link leads to it. */
  id?: string
  /** The page it leads to: then all of the card does. */
  href?: string
  /** What is to be seen there, at its foot. */
  action?: string
  /** Between the text and the foot: a list of features, figures, an address. */
  children?: ReactNode
}

/** One of several equal things: a pictogram or a drawing, a name, a sentence or two. Stands in `Cards`. */
export function Card({ icon, drawn, title, text, id, href, action, children }: CardProps) {
  return (
    <li id={id} className={`card${href ? ' leads group fade' : ''}${drawn ? ` fielded field-${drawn.name}` : ''}`}>
      {icon && <Pictogram name={icon} />}
      {drawn && (
        <svg viewBox={drawn.frame} preserveAspectRatio="xMinYMid" className="strands" aria-hidden="true">
          <use href={`#${drawn.name}`} />
        </svg>
      )}
      <h3 className="display text-h4">
        {href ? (
          <a href={href} className="cover">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="text-sm text-ink-2">{text}</p>
      {children && <div>{children}</div>}
      {action && (
        <p className="card-foot text-sm font-medium text-accent">
          <span className="underline underline-offset-4">{action}</span>
          <Arrow />
        </p>
      )}
    </li>
  )
}

const columns = { 3: 'cards lg:grid-cols-3', 4: 'cards lg:grid-cols-4', 5: 'cards lg:grid-cols-5' } as const

/** Cards of one row share their lines: titles, texts, lists and links stand level. */
export function Cards({ across, children }: { across: keyof typeof columns; children: ReactNode }) {
  return <ul className={columns[across]}>{children}</ul>
}
