import type { ReactElement, ReactNode } from 'react'
import { Mark, type MarkLook } from '../parts/Mark.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'

/** What a look in a drawing means: one of the site's marks, or a sample that the drawing brings along. */
export interface KeyEntry {
  name: string
  mark: MarkLook | ReactElement
}

interface FigureProps {
  /** Its part of the address, by which the heading names the figure. */
  id?: string
  heading: string
  text?: string | undefined
  /** What it is, such as "Drawn example". */
  label: string
  keys?: readonly KeyEntry[]
  note?: string | undefined
  children: ReactNode
}

/** The frame of every figure: label, finding and a sentence above it, key and note at its foot. */
export function Figure({ id = 'figure', heading, text, label, keys = [], note, children }: FigureProps) {
  return (
    <section className="wrap">
      <figure className="figure" aria-labelledby={id}>
        <figcaption>
          <p className="figure-label">{label}</p>
          <h2 id={id} className="display text-h2">
            <Unbroken text={heading} />
          </h2>
          {text && <p className="text-sm text-ink-2">{text}</p>}
        </figcaption>
        {children}
        {(keys.length > 0 || note) && (
          <div className="figure-foot">
            {keys.length > 0 && <Key entries={keys} />}
            {note && <p>{note}</p>}
          </div>
        )}
      </figure>
    </section>
  )
}

function Key({ entries }: { entries: readonly KeyEntry[] }) {
  return (
    <ul>
      {entries.map(({ name, mark }) => (
        <li key={name}>
          {typeof mark === 'string' ? <Mark look={mark} /> : mark}
          {name}
        </li>
      ))}
    </ul>
  )
}

interface RemarksProps {
  remarks: readonly { title: string; text: string }[]
}

/** What happens in a drawing, in order, each behind the number that it has there. */
export function Remarks({ remarks }: RemarksProps) {
  return (
    <ol className="remarks">
      {remarks.map(({ title, text }, i) => (
        <li key={title} className="numbered">
          <span className="figures" aria-hidden="true">
            {i + 1}
          </span>
          <h3>{title}</h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
