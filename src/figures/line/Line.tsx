import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { type KeyEntry, Remarks } from '../Figure.tsx'
import { box, LinePlot, levelLooks, stroke } from './LinePlot.tsx'
import { linePlaces, wordsOf } from './places.ts'

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
