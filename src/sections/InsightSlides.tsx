import type { Style } from '../art/draw.ts'
import { Field } from '../art/Field.tsx'

interface InsightCard {
  title: string
  category: string
  summary: string
  href: string
  art: Style
}

/** The slides of the carousel, in the element that scrolls. */
export function InsightSlides({ cards }: { cards: readonly InsightCard[] }) {
  return (
    <div data-slides="" className="slides">
      {cards.map(({ title, category, summary, href, art }, i) => (
        <article
          key={href}
          aria-roledescription="slide"
          aria-label={`${i + 1} of ${cards.length}`}
          className="relative rounded-sm rule-t rule-b rule-l rule-r bg-paper p-7"
        >
          <Field style={art} seed={href} width={300} height={130} className="mb-6 w-full" />
          <p className="text-eyebrow font-medium text-brass">{category}</p>
          <h3 className="display mt-2 text-h3">
            <a href={href} className="cover hover:text-accent">
              {title}
            </a>
          </h3>
          <p className="mt-2.5 text-sm text-ink-2">{summary}</p>
        </article>
      ))}
    </div>
  )
}
