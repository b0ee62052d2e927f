/** The mark, five arcs for five divisions, and the name; it leads home. */
export function Brand({ name }: { name: string }) {
  return (
    <a href="/" className="display inline-flex min-h-11 items-center gap-2.5 text-brand">
      <svg viewBox="0 0 32 32" className="size-7 stroke-accent" fill="none" strokeWidth="3" aria-hidden="true">
        <circle cx="16" cy="16" r="12.5" pathLength="100" strokeDasharray="15 5" strokeDashoffset="-15" />
        <path d="m19 19 8.5 8.5" />
      </svg>
      {name}
    </a>
  )
}
