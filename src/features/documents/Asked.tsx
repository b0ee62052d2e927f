interface AskedProps {
  /** The facts compared. */
  columns: readonly string[]
  rows: readonly { name: string; href: string; question: string; values: readonly string[] }[]
}

/** The shelf in words: what one asks, in one's own words, and what answers it. */
export function Asked({ columns, rows }: AskedProps) {
  return (
    <ul className="[border-top:1px_solid_var(--color-ink)]">
      {rows.map(({ name, href, question, values }) => (
        <li key={href} className="relative grid gap-x-6 gap-y-1 rule-b py-4 fade hover:bg-accent-tint lg:grid-cols-2">
          <h3 className="display text-h3">{question}</h3>
          <div>
            <a href={href} className="font-medium text-accent cover hover:underline">
              {name}
            </a>
            <dl className="mt-1 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
              {columns.map((column, i) => (
                <div key={column}>
                  <dt className="text-xs text-ink-2">{column}</dt>
                  <dd>{values[i]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  )
}
