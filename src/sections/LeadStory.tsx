import { Chain } from '../figures/chain/Chain.tsx'
import { FigureLabel } from '../figures/Figure.tsx'
import type { FigureData, FigureOf } from '../model/schema/figures/figure.ts'
import { Arrow } from '../ui/Icon.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'
import { DayAndCategory } from './DayAndCategory.tsx'
import type { Story } from './InsightSlides.tsx'

interface LeadStoryProps extends Story {
  id: string
  author?: string | undefined
  /** Signs where there is no author. */
  desk: string
  minutes: number
  /** How it begins. */
  opening: string
  figure: FigureData
}

/** The article that stands on top, with its figure beside it. */
export function LeadStory({
  id,
  title,
  category,
  date,
  href,
  summary,
  author,
  desk,
  minutes,
  opening,
  figure,
}: LeadStoryProps) {
  return (
    <section aria-labelledby={id} className="wrap pb-15 md:pb-18">
      <div className="grid gap-x-6 gap-y-9 xl:grid-cols-3">
        <article className="group relative flex flex-col xl:col-span-2">
          <DayAndCategory date={date} category={category} />
          <h2 id={id} className="display mt-3 mb-6 text-headline">
            <a href={href} className="cover group-hover:text-accent">
              <Unbroken text={title} />
            </a>
          </h2>
          <div className="grid grow gap-x-6 gap-y-4 md:grid-cols-2">
            <p className="display text-h3">{summary}</p>
            <p className="text-lg text-ink-2 max-md:hidden">{opening}</p>
            <p className="flex items-baseline justify-between self-end rule-t pt-3 text-xs text-ink-2 md:col-span-2">
              By {author ?? `the ${desk}`}, {minutes} min read
              <span className="text-sm font-medium text-accent">
                Read on
                <Arrow />
              </span>
            </p>
          </div>
        </article>
        {figure.draws === 'chain' && <LeadFigure figure={figure} />}
      </div>
    </section>
  )
}

/** The figure of the article, beside it: as on a narrow screen, it runs down. */
function LeadFigure({ figure }: { figure: FigureOf<'chain'> }) {
  return (
    <figure className="text-sm">
      <figcaption className="mb-4">
        <FigureLabel text={figure.label} />
        <p className="text-base font-medium">{figure.heading}</p>
      </figcaption>
      <Chain figure={figure} />
    </figure>
  )
}
