import { FactList } from '../../ui/FactList.tsx'

export interface HandoverProps {
  facts: readonly { label: string; value: string }[]
  brings: readonly string[]
  keeps: readonly string[]
  family: { name: string; href: string }
}

/** What the work is, what the client brings to it and what remains with the client. */
export function Handover({ facts, brings, keeps, family }: HandoverProps) {
  return (
    <div className="handover">
      <FactList facts={facts} className="ruled-facts" />
      <Lines heading="What you bring" lines={brings} />
      <Lines heading="What stays with you" lines={keeps} />
      <p className="text-sm">
        <a href={family.href} className="inline-block py-1 font-medium text-accent hover:underline">
          Compare with other {family.name.toLowerCase()}
        </a>
      </p>
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
