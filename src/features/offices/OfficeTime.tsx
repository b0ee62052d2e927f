import { isSupportOpen, timeAt } from './hours.ts'

/** An office's own time, and whether somebody answers now. Keeps its place while the time is not known yet. */
export function OfficeTime({ now, timeZone }: { now: Date | undefined; timeZone: string }) {
  if (!now)
    return (
      <span className="invisible" aria-hidden="true">
        0:00
      </span>
    )
  const open = isSupportOpen(now, timeZone)
  return (
    <>
      <time className="figures text-ink-2" dateTime={now.toISOString()}>
        {timeAt(now, timeZone)}
      </time>
      <span className={`ml-auto inline-flex items-center gap-2 ${open ? 'text-accent' : 'text-ink-2'}`}>
        {open && <span className="size-[7px] rounded-full bg-accent" aria-hidden="true" />}
        {open ? 'Open' : 'Closed'}
      </span>
    </>
  )
}
