/** Signs on controls and links, on a grid of 24, in the color of the text around them. Islands carry them all: keep few. */
const shapes = {
  right: 'M4 12h15M13 6l6 6-6 6',
  left: 'M20 12H5M11 6l-6 6 6 6',
  out: 'M7 17 17 7M9 7h8v8',
  plus: 'M12 5v14M5 12h14',
  menu: 'M3 8h18M3 16h18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20.5 20.5',
  close: 'm5 5 14 14M19 5 5 19',
  sun: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1',
  moon: 'M20.5 14.2A8.8 8.8 0 0 1 9.8 3.5a8.8 8.8 0 1 0 10.7 10.7z',
  half: 'M12 3.4a8.6 8.6 0 1 0 0 17.2',
} as const

/** What of a sign is filled. */
const filled: Partial<Record<keyof typeof shapes, string>> = {
  half: 'M12 3.4a8.6 8.6 0 0 1 0 17.2z',
}

export type IconName = keyof typeof shapes

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <path d={shapes[name]} />
      {filled[name] && <path d={filled[name]} fill="currentColor" />}
    </svg>
  )
}

/** After the last word of a link's title; it moves on when the `group` around it is pointed at. */
export function Arrow() {
  return <Icon name="right" className="arrow" />
}
