import type { Opening } from '../lib/opening.ts'

/** For whom a thing is, in its own words: the first sentence in display type, the paragraphs that follow beside it. */
export function OpeningRow({ first, rest, last }: Opening) {
  const further = [rest, last].filter(Boolean)
  return (
    <div className={`wrap grid gap-x-6 gap-y-3 pt-11 pb-11 md:pb-13 ${further.length > 0 ? 'lg:grid-cols-2' : ''}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
      <p className="display text-h3 lg:pr-6" dangerouslySetInnerHTML={{ __html: first }} />
      <div className="grid content-start gap-3 text-ink-2">
        {further.map((html) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
          <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </div>
    </div>
  )
}
