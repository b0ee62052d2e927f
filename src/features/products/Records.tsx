import { Inclusions } from '../../ui/Inclusions.tsx'

/** What an app records; on its own page, a section of that. */
export function Records({ records, id }: { records: readonly string[]; id?: string }) {
  const Heading = id ? 'h2' : 'h3'
  return (
    <div>
      <Heading id={id} className="pb-2 text-xs text-ink-2">
        What it records
      </Heading>
      <Inclusions items={records} />
    </div>
  )
}
