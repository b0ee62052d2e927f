interface Bar {
  label: string
  /** As it is printed behind the bar. */
  figure: string
  /** What the bar's length shows. */
  value: number
}

/** Bars from a common base, the longest across the full width; a loss has the color of caution. SVG, so that paper shows them too. */
export function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ value }) => Math.abs(value))) || 1
  return (
    <div>
      <p className="text-xs text-ink-2">{title}</p>
      <ul className="mt-3 grid gap-4">
        {bars.map(({ label, figure, value }) => (
          <li key={label}>
            <p className="flex items-baseline justify-between gap-4 text-sm">
              {label}
              <span className="shrink-0 font-medium figures">{figure}</span>
            </p>
            <svg width="100%" height="10" className="mt-1.5 block" aria-hidden="true">
              <rect y="4.5" width="100%" height="1" className="fill-line" />
              <rect
                width={`${(100 * Math.abs(value)) / longest}%`}
                height="10"
                className={value < 0 ? 'fill-brass' : 'fill-accent'}
              />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}
