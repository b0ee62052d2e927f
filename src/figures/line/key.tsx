import type { ReactElement } from 'react'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { KeyEntry } from '../Figure.tsx'
import { levelLooks } from './LinePlot.tsx'
import { SpanPlot } from './SpanPlot.tsx'
import { type Bar, spanLooks } from './spans.ts'

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

const sample = (drawn: ReactElement) => (
  <svg className="line-plot sample" aria-hidden="true">
    {drawn}
  </svg>
)
const stroke = (look: string) => sample(<path className={look} d="M0 7h32" />)
const box = (look: string) => sample(<rect className={look} width="100%" height="100%" />)

const spanMeanings: Record<Bar['look'], { name: string; bars: readonly Bar[] }> = {
  solid: { name: 'Within what is stated', bars: [{ start: 0, end: 1, look: 'solid' }] },
  vague: { name: 'An end that only a word gives', bars: [{ start: 0, end: 1, look: 'vague' }] },
  line: {
    name: 'Two horizons, one at each end',
    bars: [
      { start: 0, end: 0.16, look: 'solid' },
      { start: 0, end: 1, look: 'line' },
      { start: 0.84, end: 1, look: 'solid' },
    ],
  },
}

/** What the looks of bars mean, of those that are there, and those of lines. */
export function linesKeyOf({ members }: FigureOf<'lines'>): KeyEntry[] {
  return [
    ...spanLooks(members.map(({ span }) => span)).map((look) => ({
      name: spanMeanings[look].name,
      mark: <SpanPlot bars={spanMeanings[look].bars} />,
    })),
    { name: 'What was put in', mark: stroke('level-too') },
    { name: 'What is lost', mark: box('worse') },
  ]
}
