import { type DatedLine, DatedLines } from './DatedLines.tsx'

export interface CategoryShelf {
  /** Left out where all categories stand on one. */
  name?: string | undefined
  categories: readonly { name: string; href: string; summary: string; lines: readonly DatedLine[] }[]
}

/** All articles, by category: what each holds on the left, its articles as dated lines. */
export function ByCategory({ heading, shelves }: { heading: string; shelves: readonly CategoryShelf[] }) {
  return (
    <section className="wrap pt-15 md:pt-21" aria-labelledby="articles">
      <h2 id="articles" className="display mb-6 text-h2">
        {heading}
      </h2>
      {shelves.map(({ name, categories }) => (
        <div key={name ?? ''} className="mb-7 last:mb-0">
          {name && <p className="mb-2 text-xs font-medium text-brass">{name}</p>}
          <ul className="[border-top:1px_solid_var(--color-ink)]">
            {categories.map((category) => (
              <li key={category.href} className="grid gap-x-6 rule-b py-1.5 md:grid-cols-3">
                <div className="py-3">
                  <h3 className="font-medium">
                    <a href={category.href} className="hover:text-accent">
                      {category.name}
                    </a>
                  </h3>
                  <p className="text-xs text-ink-2">{category.summary}</p>
                </div>
                <div className="md:col-span-2">
                  {category.lines.length > 0 ? (
                    <DatedLines lines={category.lines} />
                  ) : (
                    <p className="py-3.5 text-sm text-ink-2">In preparation</p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
