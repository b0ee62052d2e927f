import type { Opening } from '../../lib/prose.ts'

/** A longer first sentence is set smaller. */
const large = 150

/** The front panel of a leaflet: its first sentence, and at the foot what follows. */
export function LeafletCover({ first, rest, last }: Opening) {
  const size = first.length < large ? 'display text-h2' : 'display text-h3'
  return (
    <div className="leaflet-cover">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
      <p className={size} dangerouslySetInnerHTML={{ __html: first }} />
      {[rest, last].filter(Boolean).map((html) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
        <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </div>
  )
}
