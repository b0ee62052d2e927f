import type { ReactNode } from 'react'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { type KeyEntry, Remarks, Sample } from '../Figure.tsx'
import { type LinePlaces, linePlaces, wordsOf } from './places.ts'

/** One or two lines over time. Those who listen hear how each runs, and what happens on the way. */
export function Line({ figure }: { figure: FigureOf<'line'> }) {
  const { up, across, lines, levels, shade, area, zones, remarks } = figure
  const places = linePlaces({
    lines: lines.map(({ heights }) => heights),
    levels: levels.map(({ heights }) => heights),
    worse: shade?.place,
    area,
    zones: zones?.spans ?? [],
    marked: remarks.map(({ at }) => at),
  })
  return (
    <div className="line-of">
      {up && (
        <p className="mb-3.5 text-ink-2" aria-hidden="true">
          {up}
        </p>
      )}
      <LinePlot places={places} />
      {across && (
        <p className="mt-2 text-right text-ink-2" aria-hidden="true">
          {across}
        </p>
      )}
      <p className="sr-only">{wordsOf(figure)}</p>
      <Remarks remarks={remarks} />
    </div>
  )
}

/** What the lines and tints of a drawing are. */
export function lineKeyOf({ lines, levels, shade, area, zones }: FigureOf<'line'>): KeyEntry[] {
  return [
    ...lines.map(({ name }, i) => ({ name, mark: stroke(i === 0 ? 'moves' : 'moves-too') })),
    ...levels.map(({ name }, i) => ({ name, mark: stroke(levelLooks[i] ?? 'level') })),
    ...(shade ? [{ name: shade.name, mark: box('worse') }] : []),
    ...(area ? [{ name: area.name, mark: box('expected') }] : []),
    ...(zones ? [{ name: zones.name, mark: box('zone') }] : []),
  ]
}

/** Lines over time, and the numbers on the first. It fills whatever it stands in. */
export function LinePlot({ places }: { places: LinePlaces }) {
  const { lines, levels, shaded, area, zones, marks } = places
  return (
    <svg className="plot line-plot" aria-hidden="true">
      {zones.map(({ x, width }) => (
        <rect key={x} className="zone" x={`${x}%`} width={`${width}%`} height="100%" />
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {area && <path className="expected" d={area} />}
        {shaded && <path className="worse" d={shaded} />}
        {levels.map((level, i) => (
          <path key={level} className={levelLooks[i]} d={level} />
        ))}
        {lines.toReversed().map((line, i) => (
          <path key={line} className={i === lines.length - 1 ? 'moves' : 'moves-too'} d={line} />
        ))}
      </svg>
      {marks.map(({ x, y }) => (
        <line key={x} className="drop" x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2="100%" />
      ))}
      {marks.map(({ x, y }, i) => (
        <g key={x} className="numbered">
          <circle cx={`${x}%`} cy={`${y}%`} r="11" />
          <text x={`${x}%`} y={`${y}%`} dy=".35em" textAnchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

const levelLooks = ['level', 'level-too']

/** Lines that bring their own measure, in the looks of all lines and stretched to their room. */
export function StretchedLines({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg className="plot line-plot" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Looks of lines and of what lies between them, for a key. */
export const stroke = (look: string) => (
  <Sample of="line-plot">
    <path className={look} d="M0 7h32" />
  </Sample>
)
export const box = (look: string) => (
  <Sample of="line-plot">
    <rect className={look} width="100%" height="100%" />
  </Sample>
)
