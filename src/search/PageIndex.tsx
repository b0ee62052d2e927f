import type { Chapter } from './entries.ts'

/** All pages by division, for whoever would rather look than ask, and where scripts do not run. */
export function PageIndex({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <section className="wrap" aria-labelledby="pages">
      <div className="section-rule py-15 md:py-21">
        <h2 id="pages" className="display mb-6 text-h2">
          All pages by division
        </h2>
        {chapters.map((chapter) => (
          <Pages key={chapter.name} {...chapter} />
        ))}
      </div>
    </section>
  )
}

function Pages({ name, address, parts }: Chapter) {
  return (
    <section className="rule-t grid gap-x-15 gap-y-6 py-10 md:grid-cols-[1fr_3fr]">
      <h3 className="display text-h3">{address ? <a href={address}>{name}</a> : name}</h3>
      <ul className="grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {parts.map(({ entry, below }) => (
          <li key={entry.address}>
            <a href={entry.address} className="inline-block py-1 font-medium">
              {entry.name}
            </a>
            {below.length > 0 && (
              <ul className="text-sm text-ink-2">
                {below.map((page) => (
                  <li key={page.address}>
                    <a href={page.address} className="inline-block py-1">
                      {page.name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
