/**
 * What a mark means, on the whole site: full green happens, or is ours or yours; a ring is the other side's; half is
 * shared; an amber square stops, or is a risk; hatched is a licensed firm; a dashed ring is missing, or was not reached.
 */
export type MarkLook = 'full' | 'open' | 'half' | 'stop' | 'licensed' | 'missing'

/** One of the site's marks. It is drawn by its class alone, so it stands in a line, a cell or a key. */
export function Mark({ look }: { look: MarkLook }) {
  return <i className={`mark ${look}`} aria-hidden="true" />
}
