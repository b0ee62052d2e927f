import { Carousel } from '../../ui/carousel/Carousel.tsx'
import { CarouselButtons } from '../../ui/carousel/CarouselButtons.tsx'

export interface InsightCard {
  title: string
  category: string
  summary: string
  href: string
}

/** The latest pieces: one card in view on small screens, two on medium, three on large. */
export function InsightCarousel({ heading, cards }: { heading: string; cards: readonly InsightCard[] }) {
  return (
    <div className="bg-paper-2 py-17 md:py-26">
      <div className="wrap">
        <Carousel label={heading} count={cards.length}>
          <div className="mb-9 flex flex-wrap items-end justify-between gap-4">
            <h2 className="display text-h2-wide">{heading}</h2>
            <CarouselButtons />
          </div>
          <div data-slides="" className="slides">
            {cards.map(({ title, category, summary, href }, i) => (
              <article
                key={title}
                aria-roledescription="slide"
                aria-label={`${i + 1} of ${cards.length}`}
                className="relative rounded-sm rule-t rule-b rule-l rule-r bg-paper p-7"
              >
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
        </Carousel>
      </div>
    </div>
  )
}
