import type { DocumentPart, Excerpt } from '../../model/schema/figures/document.ts'

/** A document opened at the part that its heading is about, with what comes before that and after it. */
export function openedAt<Part>({ contents, finding }: { contents: readonly Part[]; finding: number }) {
  return {
    before: contents.slice(0, finding - 1),
    open: contents.slice(finding - 1, finding),
    after: contents.slice(finding),
  }
}

/** As many characters of a row of a table, and as many cards, fill a whole sheet. */
const broad = { row: 100, cards: 4 }

function isBroad(excerpt: Excerpt): boolean {
  if (excerpt.draws === 'cards') return excerpt.cards.length >= broad.cards
  return excerpt.draws === 'table' && excerpt.rows.some((cells) => cells.join('').length > broad.row)
}

/** Two parts stand side by side where neither needs the whole sheet. */
export function pairsOf(parts: readonly DocumentPart[]): { part: DocumentPart; place?: 'left' | 'right' }[] {
  const [part, next, ...rest] = parts
  if (!part) return []
  if (!next || isBroad(part.excerpt) || isBroad(next.excerpt)) return [{ part }, ...pairsOf(parts.slice(1))]
  return [{ part, place: 'left' }, { part: next, place: 'right' }, ...pairsOf(rest)]
}

/** Where a curve goes, for those who hear it: it ends higher, lower or where it began. */
export function courseOf(heights: readonly number[]): string {
  const [first = 0, last = 0] = [heights[0], heights.at(-1)]
  const ends = last > first ? 'ends higher' : last < first ? 'ends lower' : 'ends where it began'
  return Math.min(...heights) < Math.min(first, last) ? `${ends}, after a low` : ends
}
