import type { Problem } from '../problems.ts'
import type { Company, MenuFile } from '../schema/facts.ts'

/**
 * In the bar of a tablet upright, 768 px wide, the short titles stand beside the company's name, which gives way to
 * them: header.css. In pixels, as measured there: what both have together, the mark, a letter of each, and a gap.
 */
const bar = { room: 583, mark: 38, nameLetter: 11.3, letter: 7.8, gap: 12 }

/** A warning, since a company may be renamed without its menu. */
export function menuWarnings({ menu, company }: { menu: MenuFile; company: Pick<Company, 'shortName'> }): Problem[] {
  const letters = menu.reduce((sum, { short }) => sum + short.length, 0)
  const name = bar.mark + bar.nameLetter * company.shortName.length
  const most = Math.floor((bar.room - name - bar.gap * (menu.length - 1)) / bar.letter)
  const longest = menu.reduce((long, { short }, i) => (short.length > (menu[long]?.short.length ?? 0) ? i : long), 0)
  if (letters <= most) return []
  const what = `and the other short titles have ${letters} letters, at most ${most}: on a tablet they cut "${company.shortName}" off.`
  return [{ file: 'content/menu.yaml', field: `[${longest}].short`, what, cure: 'Shorten one of them.' }]
}
