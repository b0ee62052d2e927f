/** What a visitor wants to know first, in ruled lines. */
export function RuledFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="ruled-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
