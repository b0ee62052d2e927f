/**
 * What a mark means, on the whole site: full green happens, or is done by those whose work is shown: us, or in the
 * picture of a reader's own business that reader, as its key then says; a ring is the other side's; half is shared; an
 * amber square stops, or is a risk; hatched is a licensed firm; a dashed ring is missing, or was not reached. In keys
 * there are also a line that passes a place, and the stroke at a limit.
 */
export type MarkLook = 'full' | 'open' | 'half' | 'stop' | 'licensed' | 'missing' | 'passed' | 'limit'

/** One of the site's marks. It is drawn by its class alone, so it stands in a line, a cell or a key. */
export function Mark({ look }: { look: MarkLook }) {
  return <i className={`mark ${look}`} aria-hidden="true" />
}
