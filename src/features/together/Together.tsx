import type { ComponentProps } from 'react'
import { Score } from './Score.tsx'

interface TogetherProps extends ComponentProps<typeof Score> {
  heading: string
  /** The text of the page: a paragraph for each of two columns. */
  html: string
}

/** How the divisions work together: in words, then as a score. */
export function Together({ heading, html, ...score }: TogetherProps) {
  return (
    <section className="wrap pb-17 md:pb-26" aria-labelledby="together">
      <div className="rule-t pt-11 md:pt-15">
        <div className="mb-11 grid gap-x-6 gap-y-4 md:grid-cols-3">
          <h2 id="together" className="display text-h2">
            {heading}
          </h2>
          <div
            className="prose paired text-ink-2 md:col-span-2"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </div>
        <Score {...score} />
      </div>
    </section>
  )
}
