import { KeyNumber } from '../../ui/KeyNumber.tsx'

export interface DrawnRecord {
  name: string
  fields: readonly { label: string; example: string; by: string; shows: number }[]
  check: string
  leaves: string
}

interface RecordCardProps {
  /** Of what it is one, such as "Creditosn". */
  owner: string
  record: DrawnRecord
}

/** One record, drawn as an example: its fields with who fills each, what is checked, and what leaves. A number stands once for the fields it is about. */
export function RecordCard({ owner, record }: RecordCardProps) {
  return (
    <figure className="record-card">
      <figcaption>
        <b>{owner}</b> {record.name} <span className="text-brass">Drawn example</span>
      </figcaption>
      <dl className="fields">
        {record.fields.map(({ label, example, by, shows }, i) => (
          <div key={label}>
            <dt>
              {shows !== record.fields[i - 1]?.shows && <KeyNumber number={shows} />}
              {label}
            </dt>
            <dd>{example}</dd>
            <dd className="by">
              <span className="for-ears">Filled in by </span>
              {by}
              <span className="for-ears">. See point {shows} below.</span>
            </dd>
          </div>
        ))}
      </dl>
      <dl className="foot">
        <dt>Checked</dt>
        <dd>{record.check}</dd>
        <dt>Leaves</dt>
        <dd>{record.leaves}</dd>
      </dl>
    </figure>
  )
}
