/** What can go wrong, over the full width, before anything is offered: three columns that begin on one line. */
export function RiskBand({ heading, text, notice }: { heading: string; text: string; notice: string }) {
  return (
    <div id="risk" className="wrap pb-9">
      <aside className="risk-sheet items-baseline gap-x-9 lg:grid lg:grid-cols-4" aria-label={heading}>
        <p className="display text-h3 text-brass">{heading}</p>
        <p className="lg:col-span-2">{text}</p>
        <p className="text-xs text-ink-2 lg:mt-0 lg:rule-none lg:pt-0">{notice}</p>
      </aside>
    </div>
  )
}
