/** `changes` are those of its time zone in the next years, see site/zone-changes.ts. */
export interface OfficeZone {
  timeZone: string
  changes: string
}

/** An office's own time, and whether somebody answers now. show-times.ts fills it in; until then it keeps its place. */
export function OfficeTime({ timeZone, changes }: OfficeZone) {
  return (
    <span data-time-zone={timeZone} data-changes={changes} className="invisible contents data-awake:visible">
      <time className="figures text-ink-2">00:00</time>
      <span className="ml-auto inline-flex items-center gap-2 whitespace-nowrap text-ink-2 [[data-open]>&]:text-accent">
        <span className="hidden size-[7px] rounded-full bg-accent [[data-open]_&]:block" />
        <span data-state="">Closed</span>
      </span>
    </span>
  )
}
