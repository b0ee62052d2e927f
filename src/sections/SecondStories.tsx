import { TableLink } from '../ui/TableLink.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'
import { Beads } from './Beads.tsx'
import { DayAndCategory } from './DayAndCategory.tsx'
import type { Story } from './InsightSlides.tsx'

interface Shelf {
  name: string
  href: string
  summary: string
  categories: readonly { name: string; href: string }[]
}

/** The next two articles in small, and where the others stand. */
export function SecondStories({ stories, shelves }: { stories: readonly Story[]; shelves: readonly Shelf[] }) {
  return (
    <div className="wrap grid gap-x-6 gap-y-10 pt-11 md:grid-cols-2 xl:grid-cols-3">
      {stories.map(({ title, category, date, href, summary, figure }) => (
        <article key={href} className="group relative flex flex-col-reverse justify-end gap-5">
          <div>
            <DayAndCategory date={date} category={category} />
            <h3 className="display mt-2 text-h3">
              <a href={href} className="cover group-hover:text-accent">
                <Unbroken text={title} />
              </a>
            </h3>
            <p className="mt-2 text-sm text-ink-2">{summary}</p>
          </div>
          <Beads figure={figure} across />
        </article>
      ))}
      {shelves.length > 0 && (
        <ul className="grid content-start gap-x-6 md:max-xl:col-span-2 md:max-xl:grid-cols-2">
          {shelves.map(({ name, href, summary, categories }) => (
            <li key={href} className="rule-t pt-4 pb-5">
              <a href={href} className="display text-h4 hover:text-accent">
                {name}
              </a>
              <p className="mt-0.5 text-sm text-ink-2">{summary}</p>
              <ul className="mt-1 flex flex-wrap gap-x-4 text-sm font-medium">
                {categories.map((category) => (
                  <li key={category.href}>
                    <TableLink {...category} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
