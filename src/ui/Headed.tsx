import type { ReactNode } from 'react'

interface HeadedProps {
  heading: string
  id: string
  /** One or two sentences beside the heading. */
  text?: ReactNode
  /** One of the large parts of a page: it keeps its distance from what is above it. */
  apart?: boolean | undefined
  /** On a tinted ground, from edge to edge. */
  band?: boolean | undefined
  children: ReactNode
}

/** A full-width section with a heading on the left half and a sentence on the right. */
export function Headed({ heading, id, text, apart = false, band = false, children }: HeadedProps) {
  const content = (
    <>
      <div className="mb-5 grid items-baseline gap-x-6 gap-y-2 lg:grid-cols-2">
        <h2 id={id} className={`display ${apart ? 'text-h2-wide' : 'text-h2'}`}>
          {heading}
        </h2>
        {text && <p className="text-sm text-ink-2">{text}</p>}
      </div>
      {children}
    </>
  )
  if (band)
    return (
      <section className="mb-15 bg-paper-2 py-11 md:mb-18" aria-labelledby={id}>
        <div className="wrap">{content}</div>
      </section>
    )
  return (
    <section className={apart ? 'wrap py-15 md:py-18' : 'wrap pb-15 md:pb-18'} aria-labelledby={id}>
      {content}
    </section>
  )
}
