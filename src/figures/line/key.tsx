import type { ReactElement } from 'react'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { KeyEntry } from '../Figure.tsx'
import { levelLooks } from './LinePlot.tsx'

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
