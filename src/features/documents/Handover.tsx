interface HandoverProps {
  facts: readonly { label: string; value: string }[]
  brings: readonly string[]
  keeps: readonly string[]
}

/** What the work is, what the client brings to it and what remains with the client. */
export function Handover({ facts, brings, keeps }: HandoverProps) {
  return (
    <div className="handover">
      <dl className="ruled-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Lines heading="You bring" lines={brings} />
      <Lines heading="It stays with you" lines={keeps} />
    </div>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <div>
      <h2 className="display text-h4">{heading}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line} className="rule-t py-2 text-sm">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
