import type { BarPlaces } from './places.ts'

/** Bars on their line. It fills whatever it stands in. */
export function BarsPlot({ places: { bars, base, level } }: { places: Omit<BarPlaces, 'middles'> }) {
  return (
    <svg className="bars-plot" aria-hidden="true">
      {bars.map(({ look, x, y, width, height }) => (
        <rect key={`${x} ${y}`} className={look} x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} />
      ))}
      <line className="base" x2="100%" y1={`${base}%`} y2={`${base}%`} />
      {level !== undefined && <line className="level" x2="100%" y1={`${level}%`} y2={`${level}%`} />}
    </svg>
  )
}
