/** `changes` are those of its time zone in the next years, see site/zone-changes.ts. */
export interface OfficeZone {
  timeZone: string
  changes: string
}

/** An office's own time, and until when somebody answers there, or nobody. show-times.ts fills it in; until then it keeps its place. */
export function OfficeTime({ timeZone, changes }: OfficeZone) {
  return (
    <span data-time-zone={timeZone} data-changes={changes} className="office-time">
      <time className="figures">00:00 AM</time>
      <span className="state" data-state="">
        Closed until Mon 9:00 AM
      </span>
    </span>
  )
}
