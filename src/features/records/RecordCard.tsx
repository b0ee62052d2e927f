import type { Holds } from '../../model/schema/records.ts'
import { Numeral } from '../../ui/Numeral.tsx'

export interface ToolRecord {
  name: string
  fields: readonly { label: string; holds: Holds }[]
  check: string
  leaves: string
}

const held: Record<Holds, string> = {
  who: 'Who',
  what: 'What',
  when: 'When',
  amount: 'How much',
  decision: 'What was decided',
  source: 'Where it comes from',
}

/** One record as a card: its fields by number, and what is checked before it leaves. Notes beside it go by the numbers. */
export function RecordCard({ record: { name, fields, check, leaves } }: { record: ToolRecord }) {
  return (
    <div className="record-card">
      <p className="display text-h4">{name}, as it is kept</p>
      <ol>
        {fields.map(({ label, holds }, i) => (
          <li key={label}>
            <Numeral n={i + 1} />
            <b>{label}</b> <span>{held[holds]}</span>
          </li>
        ))}
      </ol>
      <p>
        <b>Checked.</b> {check}
      </p>
      <p>
        <b>Handed on.</b> {leaves}
      </p>
    </div>
  )
}
