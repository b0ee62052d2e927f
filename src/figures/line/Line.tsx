import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { Remarks } from '../Remarks.tsx'
import { LinePlot } from './LinePlot.tsx'
import { linePlaces } from './places.ts'
import { wordsOf } from './words.ts'

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
      {up && <p aria-hidden="true">{up}</p>}
      <LinePlot places={places} />
      {across && <p aria-hidden="true">{across}</p>}
      <p className="sr-only">{wordsOf(figure)}</p>
      <Remarks remarks={remarks} />
    </div>
  )
}
