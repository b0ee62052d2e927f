/** Something is done. */
export function Tick() {
  return (
    <svg viewBox="0 0 24 24" className="tick" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="m4 12.5 5 5L20 6.5" />
    </svg>
  )
}
