import { RecordCard } from './RecordCard.tsx'
import { sampleRecord } from './sample-record.ts'

const long = sampleRecord.fields.map((field) => ({
  ...field,
  label: 'Versicherungsnehmernummer',
  example: 'Versicherungsgesellschaftsanteilseignerliste',
  by: 'Versicherungsgesellschaft',
}))

export const examples = {
  'four fields': (
    <div className="wrap max-w-[40rem]">
      <RecordCard owner="CheckACV" record={sampleRecord} />
    </div>
  ),
  'long words': (
    <div className="wrap max-w-[40rem]">
      <RecordCard
        owner="CheckACV"
        record={{ ...sampleRecord, fields: long.map((field, i) => ({ ...field, label: `${field.label} ${i}` })) }}
      />
    </div>
  ),
}
