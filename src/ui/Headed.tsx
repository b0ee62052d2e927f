import type { ReactNode } from 'react'

interface HeadedProps {
  heading: string
  id: string
  /** One or two sentences beside the heading. */
  text?: ReactNode
  /** Below a line across the page, from which it keeps its distance. */
  apart?: boolean | undefined
  /** The same from a content file, rendered. */
  html?: string
  children: ReactNode
}

/** A full-width section with a heading on the left half and a sentence on the right. */
export function Headed({ heading, id, text, html, apart = false, children }: HeadedProps) {
  return (
    <section className={apart ? 'wrap py-15 md:py-18' : 'wrap pb-15 md:pb-18'} aria-labelledby={id}>
      <div className="mb-5 grid items-baseline gap-x-6 gap-y-2 lg:grid-cols-2">
        <h2 id={id} className="display text-h2">
          {heading}
        </h2>
        {text && <p className="text-sm text-ink-2">{text}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        {html && <p className="prose text-sm text-ink-2" dangerouslySetInnerHTML={{ __html: html }} />}
      </div>
      {children}
    </section>
  )
}
