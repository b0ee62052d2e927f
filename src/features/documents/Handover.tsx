export interface HandoverProps {
  facts: readonly { label: string; value: string }[]
  brings: readonly string[]
  keeps: readonly string[]
  /** The page on which it is compared with its like, where that is not said elsewhere. */
  family?: { name: string; href: string }
  /** Over the whole page, with the facts in two columns. */
  wide?: boolean
}

/** What the work is, what the client brings to it and what remains with the client. */
export function Handover({ facts, brings, keeps, family, wide = false }: HandoverProps) {
  return (
    <div className={wide ? 'handover wide' : 'handover'}>
      <dl className={wide ? 'ruled-facts two' : 'ruled-facts'}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Lines heading="What you bring" lines={brings} />
      <Lines heading="What stays with you" lines={keeps} />
      {family && (
        <p className="text-sm">
          <a href={family.href} className="inline-block py-1 font-medium text-accent hover:underline">
            Compare with other {family.name.toLowerCase()}
          </a>
        </p>
      )}
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
