import type { Chapter } from './entries.ts'

/** All pages by division, for whoever would rather look than ask, and where scripts do not run. */
export function PageIndex({ chapters }: { chapters: readonly Chapter[] }) {
  return chapters.map(({ name, address, parts }) => (
    <section key={name} className="rule-t grid gap-x-15 gap-y-6 py-10 md:grid-cols-[1fr_3fr]">
      <h3 className="display text-h3">
        {address ? (
          <a href={address} className="hover:text-accent">
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      <ul className="grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {parts.map(({ entry, below }) => (
          <li key={entry.address}>
            <a href={entry.address} className="inline-block py-1 font-medium hover:text-accent">
              {entry.name}
            </a>
            {below.length > 0 && (
              <ul className="text-sm text-ink-2">
                {below.map((page) => (
                  <li key={page.address}>
                    <a href={page.address} className="inline-block py-1 hover:text-accent">
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
  ))
}
