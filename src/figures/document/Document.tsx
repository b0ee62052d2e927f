import type { DocumentPart, Excerpt } from '../../model/schema/figures/document.ts'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { Mark, type MarkLook } from '../../parts/Mark.tsx'
import { ExcerptForm } from './ExcerptForm.tsx'

/**
 * A document that somebody has filled in, part by part on one sheet. Where there is no room for all of it, the part
 * that the finding is about lies open, and the others are folded up before it and after it.
 */
export function Document({ figure }: { figure: FigureOf<'document'> }) {
  const { before, open, after } = openedAt(figure)
  return (
    <div className="document">
      <Folded name="Earlier in the document" parts={before} />
      <Parts parts={open} />
      <Folded name="Later in the document" parts={after} />
    </div>
  )
}

/** All of its parts, open at every width: an excerpt of a few. */
export function Sheet({ parts }: { parts: readonly DocumentPart[] }) {
  return (
    <div className="document">
      <Parts parts={parts} />
    </div>
  )
}

function Folded({ name, parts }: { name: string; parts: readonly DocumentPart[] }) {
  if (parts.length === 0) return null
  return (
    <details className="folded">
      <summary className="folds">
        {name}: {parts.map(({ title }) => title).join(', ')}
      </summary>
      <Parts parts={parts} />
    </details>
  )
}

const hands: Record<DocumentPart['hand'], { name: string; look: MarkLook }> = {
  us: { name: 'Written by us', look: 'full' },
  you: { name: 'Written by you', look: 'open' },
  both: { name: 'Written together', look: 'half' },
}

function Parts({ parts }: { parts: readonly DocumentPart[] }) {
  return (
    <div className="in-pairs">
      {pairsOf(parts).map(({ part: { title, answers, hand, excerpt }, place }) => (
        <section key={title} className={place}>
          <hgroup>
            <h3 className="display text-h4">{title}</h3>
            <p>{answers}</p>
            <p>
              <Mark look={hands[hand].look} /> {hands[hand].name}
            </p>
          </hgroup>
          <ExcerptForm title={title} excerpt={excerpt} />
          {excerpt.note && <p className="mt-3 text-accent">{excerpt.note}</p>}
        </section>
      ))}
    </div>
  )
}

/** A document opened at the part that its heading is about, with what comes before that and after it. */
export function openedAt<Part>({ contents, finding }: { contents: readonly Part[]; finding: number }) {
  return {
    before: contents.slice(0, finding - 1),
    open: contents.slice(finding - 1, finding),
    after: contents.slice(finding),
  }
}

/** As many characters of a row of a table, and as many cards, fill a whole sheet, and so does a sentence set large. */
const broad = { row: 100, cards: 4 }

function isBroad(excerpt: Excerpt): boolean {
  if (excerpt.draws === 'text') return true
  if (excerpt.draws === 'cards') return excerpt.cards.length >= broad.cards
  return excerpt.draws === 'table' && excerpt.rows.some((cells) => cells.join('').length > broad.row)
}

/** Two parts stand side by side where neither needs the whole sheet. */
function pairsOf(parts: readonly DocumentPart[]): { part: DocumentPart; place?: 'left' | 'right' }[] {
  const [part, next, ...rest] = parts
  if (!part) return []
  if (!next || isBroad(part.excerpt) || isBroad(next.excerpt)) return [{ part }, ...pairsOf(parts.slice(1))]
  return [{ part, place: 'left' }, { part: next, place: 'right' }, ...pairsOf(rest)]
}
