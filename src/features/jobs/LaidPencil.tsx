/** The pencil that did the crossing out, laid down at the end. */
export function LaidPencil() {
  return (
    <svg viewBox="0 0 240 24" aria-hidden="true">
      <path d="M2 12l30-10v20zM32 2h172v20H32zM32 9h172M32 15h172" />
      <path d="M2 12l9-3v6zM204 2h12v20h-12zM216 3h16q6 0 6 6v6q0 6-6 6h-16z" />
    </svg>
  )
}
