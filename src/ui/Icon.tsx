/** Line icons on a grid of 24, in the color of the text around them. */
const shapes = {
  right: 'M4 12h15M13 6l6 6-6 6',
  left: 'M20 12H5M11 6l-6 6 6 6',
  out: 'M7 17 17 7M9 7h8v8',
  down: 'm6 9 6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  menu: 'M3 8h18M3 16h18',
  close: 'm5 5 14 14M19 5 5 19',
} as const

export function Icon({ name, className = '' }: { name: keyof typeof shapes; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`inline size-[1em] shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
