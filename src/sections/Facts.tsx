/** What a visitor wants to know first, in a ruled row under the hero. */
export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="wrap grid grid-cols-2 lg:grid-cols-4">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="py-5 pr-4 even:rule-l even:pl-4 not-nth-[-n+2]:rule-t lg:rule-l lg:pl-6 lg:first:[border-left-width:0] lg:first:pl-0 lg:not-nth-[-n+2]:[border-top-width:0]"
        >
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="mt-0.5 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
