import type { ReactElement, ReactNode } from 'react'
import { Mark, type MarkLook } from '../parts/Mark.tsx'
import { Arrow } from '../ui/Icon.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'

/** What a look in a drawing means: one of the site's marks, or a sample that the drawing brings along. */
export interface KeyEntry {
  name: string
  mark: MarkLook | ReactElement
}

export interface FigurePage {
  name: string
  href: string
}

interface FigureProps {
  /** Its part of the address, by which the heading names the figure. */
  id?: string
  heading: string
  text?: string | undefined
  /** What it is, such as "Drawn example". */
  label: string
  /** The page whose figure it is, where it stands on another. */
  from?: FigurePage | undefined
  keys?: readonly KeyEntry[]
  note?: string | undefined
  children: ReactNode
}

/** What a drawing is, such as "Drawn example": wherever it stands, it looks like this. */
export function FigureLabel({ text }: { text: string }) {
  return <p className="col-span-full text-xs font-medium text-ink-2">{text}</p>
}

/** From a figure to the page that it belongs to. */
export function SeePage({ name, href }: FigurePage) {
  return (
    <p>
      <a href={href} className="group inline-flex min-h-11 items-center font-medium text-accent">
        <span className="underline underline-offset-4">See {name}</span>
        <Arrow />
      </a>
    </p>
  )
}

/** The frame of every figure: label, finding and a sentence above it, key and note at its foot. */
export function Figure({ id = 'figure', heading, text, label, from, keys = [], note, children }: FigureProps) {
  return (
    <section className="wrap">
      <figure className="figure" aria-labelledby={id}>
        <figcaption className="mb-7 grid gap-x-6 gap-y-2.5 lg:grid-cols-2 lg:items-baseline">
          <FigureLabel text={label} />
          <h2 id={id} className="display text-h2">
            <Unbroken text={heading} />
          </h2>
          {(text || from) && (
            <div>
              {text && <p className="text-sm text-ink-2">{text}</p>}
              {from && <SeePage {...from} />}
            </div>
          )}
        </figcaption>
        {children}
        {(keys.length > 0 || note) && (
          <div className="figure-foot mt-5 grid gap-x-6 gap-y-3 rule-t pt-3 text-xs text-ink-2 lg:grid-cols-2">
            {keys.length > 0 && (
              <ul className="flex flex-wrap gap-x-5 gap-y-1.5 only:col-span-full">
                {keys.map(({ name, mark }) => (
                  <li key={name} className="flex items-center gap-2">
                    {typeof mark === 'string' ? <Mark look={mark} /> : mark}
                    {name}
                  </li>
                ))}
              </ul>
            )}
            {note && <p className="col-start-[-2]">{note}</p>}
          </div>
        )}
      </figure>
    </section>
  )
}

interface NumberedProps {
  number: number
  title: string | undefined
  text: string | undefined
  /** What those who listen hear of it besides. */
  heard?: string
}

/** A title behind the number that it has in a drawing, and what is said of it. Stands in an element named `numbered`. */
export function Numbered({ number, title, text, heard }: NumberedProps) {
  return (
    <>
      <span className="figures" aria-hidden="true">
        {number}
      </span>
      <h3>{title}</h3>
      {heard && <p className="sr-only">{heard}</p>}
      {text && <p className="text-ink-2">{text}</p>}
    </>
  )
}

/** What happens in a drawing, in order. */
export function Remarks({ remarks }: { remarks: readonly { title: string; text: string }[] }) {
  return (
    <ol className="grid gap-x-6 gap-y-4 pt-5 lg:auto-cols-fr lg:grid-flow-col">
      {remarks.map((remark, i) => (
        <li key={remark.title} className="numbered">
          <Numbered number={i + 1} {...remark} />
        </li>
      ))}
    </ol>
  )
}

/** A look of a drawing in a few pixels, for its key. */
export function Sample({ of, children }: { of: string; children: ReactElement }) {
  return (
    <svg className={`plot ${of} sample`} aria-hidden="true">
      {children}
    </svg>
  )
}
