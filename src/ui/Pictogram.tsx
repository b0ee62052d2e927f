/** Line drawings that content names, on a grid of 24. Only static sections use them, so no script carries them. */
const shapes = {
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h3M13 14h3',
  camera: 'M3 7h4l2-3h6l2 3h4v13H3zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2.5',
  coin: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7l4 5-4 5-4-5z',
  columns: 'M3 9 12 3l9 6zM3 20h18M6 9v8M10 9v8M14 9v8M18 9v8M4 17h16',
  document: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  growth: 'M3 21h18M4 16l5-5 4 3 7-9M15 5h5v5',
  layers: 'm12 3 9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5',
  leaf: 'M5 19C3 9 9 4 20 4c0 11-5 17-15 15zM5 19 14 10',
  lock: 'M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 5.4a3.5 3.5 0 0 1 0 6.2M18 14.6c2.2.9 3.5 2.8 3.5 5.4',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4M4 20h16',
  plug: 'M8 3v5M16 3v5M5 8h14v3a7 7 0 0 1-14 0zM12 18v3',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  scale: 'M12 4v16M6 20h12M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
  spark: 'M12 3v6M12 15v6M3 12h6M15 12h6M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
  target: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  transfer: 'M3 8h17M16 4l4 4-4 4M21 16H4M8 12l-4 4 4 4',
  umbrella: 'M12 3v2M3 13a9 9 0 0 1 18 0zM12 13v5.5a2.5 2.5 0 0 0 5 0',
  wallet: 'M4 6h14v3M4 6v14h17V9H4M16 13.5h2',
} as const

export type PictogramName = keyof typeof shapes

export function Pictogram({ name, className = '' }: { name: PictogramName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`size-8 shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
