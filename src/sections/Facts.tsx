/** What a visitor wants to know first, in a ruled row under the hero. */
export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="wrap facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
