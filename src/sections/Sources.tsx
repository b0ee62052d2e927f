import { longDate } from '../lib/formats.ts'
import { Icon } from '../ui/Icon.tsx'

interface Source {
  by: string
  title: string
  /** A year, or a day. */
  date?: string | undefined
  url?: string | undefined
}

/** What an article rests on, numbered as its text calls them (src/model/markdown.ts). */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section aria-labelledby="sources" className="mt-15 max-w-[42rem] text-sm">
      <h2 id="sources" className="display text-h3">
        Sources
      </h2>
      <ol className="mt-4">
        {sources.map(({ by, title, date, url }, i) => (
          <li key={title} id={`source-${i + 1}`} className="relative flex gap-3 rule-t py-2.5 target:bg-accent-tint">
            <span aria-hidden="true" className="w-4 shrink-0 font-medium text-accent figures">
              {i + 1}
            </span>
            <div className="min-w-0 grow">
              <p>{by}</p>
              <p className="text-ink-2">
                {url ? (
                  <a href={url} className="cover">
                    {title}
                  </a>
                ) : (
                  title
                )}
                {date && `, ${date.length > 4 ? longDate(date) : date}`}
              </p>
            </div>
            {url && <Icon name="out" className="self-center text-accent" />}
          </li>
        ))}
      </ol>
    </section>
  )
}
