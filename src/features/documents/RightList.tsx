interface RightListProps {
  rights: readonly { label: string; who: string; text: string }[]
}

/** Who may do what in one study, in the order in which it comes up. */
export function RightList({ rights }: RightListProps) {
  return (
    <section className="wrap pb-15" aria-labelledby="rights">
      <h2 id="rights" className="display mb-5 text-h2">
        Whose say it is
      </h2>
      <dl className="right-list">
        {rights.map(({ label, who, text }) => (
          <div key={label}>
            <dt className="text-xs text-ink-2">{label}</dt>
            <dd>
              <span className="display text-h4">{who}</span>
              <span className="text-sm text-ink-2">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
