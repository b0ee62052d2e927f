import { Unbroken } from './Unbroken.tsx'

interface FactListProps {
  facts: readonly { label: string; value: string }[]
  /** How they are set: `facts` in a row, `ruled-facts` in lines. */
  className: string
}

/** What a visitor wants to know first: a name and a value each. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Unbroken text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
