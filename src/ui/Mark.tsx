/** The company's mark: five arcs for five divisions. */
export function Mark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`stroke-accent ${className}`} fill="none" strokeWidth="3" aria-hidden="true">
      <circle cx="16" cy="16" r="12.5" strokeDasharray="11.781 3.927" strokeDashoffset="-11.781" />
      <path d="m19 19 8.5 8.5" />
    </svg>
  )
}
