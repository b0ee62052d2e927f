/** A stretch of the day in which several offices answer, in percent of it. */
export interface SharedStretch {
  cities: readonly string[]
  hours: string
}

/** The day of one office: a line, and a bar while it answers, in color while another one does. */
export function DayBars({ ticks }: { ticks: string }) {
  return (
    <svg viewBox={`0 0 ${ticks.length} 30`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d={`M0 15H${ticks.length}`} className="stroke-control" />
      <path d={runs(ticks, '|')} strokeWidth="30" className="stroke-control" />
      <path d={runs(ticks, '!')} strokeWidth="30" className="stroke-accent" />
    </svg>
  )
}

/** A line for each run of a letter. */
function runs(ticks: string, letter: string): string {
  const found = [...ticks].flatMap((tick, i) => (tick === letter && ticks[i - 1] !== letter ? [i] : []))
  return found
    .map((from) => {
      const more = [...ticks.slice(from)].findIndex((tick) => tick !== letter)
      return `M${from} 15H${more < 0 ? ticks.length : from + more}`
    })
    .join('')
}
