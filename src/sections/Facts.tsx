/** What a visitor wants to know first, in a ruled row under the hero. */
export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="wrap grid grid-cols-2 lg:grid-cols-4">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="border-line py-5 pr-5 even:border-l even:pl-5 not-nth-[-n+2]:border-t lg:border-l lg:pl-6 lg:first:border-l-0 lg:first:pl-0 lg:not-nth-[-n+2]:border-t-0"
        >
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="mt-0.5 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
