import { Unbroken } from '../ui/Unbroken.tsx'
import { DayAndCategory } from './DayAndCategory.tsx'

export interface Story {
  title: string
  category: string
  summary: string
  date: string
  href: string
}

/** The slides of the carousel, in the element that scrolls: a card each. */
export function InsightSlides({ cards }: { cards: readonly Story[] }) {
  return (
    <div data-slides="" className="slides led">
      {cards.map(({ title, category, summary, date, href }, i) => (
        <article key={href} aria-roledescription="slide" aria-label={`${i + 1} of ${cards.length}`}>
          <DayAndCategory date={date} category={category} />
          <h3 className="display mt-2.5 text-h3">
            <a href={href} className="cover">
              <Unbroken text={title} />
            </a>
          </h3>
          <p className="mt-2.5 text-sm text-ink-2">{summary}</p>
        </article>
      ))}
    </div>
  )
}
