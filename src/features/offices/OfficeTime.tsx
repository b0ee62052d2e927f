/** An office's own time, and until when somebody answers there, or nobody. show-times.ts fills it in; until then it keeps its place. */
export function OfficeTime({ timeZone }: { timeZone: string }) {
  return (
    <span data-time-zone={timeZone} className="office-time">
      <time className="figures">00:00</time>
      <span className="state" data-state="">
        Closed until Mon 9:00 AM
      </span>
    </span>
  )
}
