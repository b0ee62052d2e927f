import type { Opening } from '../lib/opening.ts'

/** A text taken apart: its first sentence in display type, the paragraphs that follow beside it. */
export function OpeningRow({ first, rest, last }: Opening) {
  return (
    <div className="wrap grid gap-x-6 gap-y-3 py-15 md:py-18 lg:grid-cols-2">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
      <p className="display text-h3" dangerouslySetInnerHTML={{ __html: first }} />
      <div className="grid content-start gap-3 text-ink-2">
        {[rest, last].filter(Boolean).map((html) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
          <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </div>
    </div>
  )
}
