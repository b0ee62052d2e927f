interface ServiceRow {
  name: string
  href: string
  /** The facts that the family compares. */
  facts: readonly { label: string; value: string }[]
  /** The first thing that can go wrong. */
  risk: string
}

/** What the figure does not say: for whom each service is, and what can go wrong. */
export function ServiceRows({ rows }: { rows: readonly ServiceRow[] }) {
  const compared = rows[0]?.facts.map(({ label }) => label) ?? []
  return (
    <div className="service-rows">
      <p className="heads" aria-hidden="true">
        {['Service', ...compared, 'What can go wrong'].map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <ul>
        {rows.map(({ name, href, facts, risk }) => (
          <li key={href}>
            <a href={href} className="display text-h4 hover:text-accent">
              {name}
            </a>
            <dl>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
              <div className="text-ink-2">
                <dt>What can go wrong</dt>
                <dd>{risk}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}
