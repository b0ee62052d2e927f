export interface ToolRecord {
  name: string
  fields: readonly { label: string }[]
  check: string
  leaves: string
}

interface RecordCardProps {
  record: ToolRecord
  /** The kind of paper that its drawing shows first; without a drawing nothing has named the record yet. */
  look: string | undefined
}

/** One record as a blank form, in the hand of the papers it is made from, and what is checked before it leaves. */
export function RecordCard({ record: { name, fields, check, leaves }, look }: RecordCardProps) {
  return (
    <div className={`record-card as-${look}`}>
      <p className="title">{look ? 'What is kept of it' : name}</p>
      <ul>
        {fields.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <p>
        <b>Checked.</b> {check}
      </p>
      <p>
        <b>Handed on.</b> {leaves}
      </p>
    </div>
  )
}
