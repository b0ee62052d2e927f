import type { ReactElement } from 'react'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { KeyEntry } from '../Figure.tsx'

/** What the looks of bars mean; pieces that are named beside their bars need no key. */
export function barsKeyOf({ parts, level }: FigureOf<'bars'>): KeyEntry[] {
  return [
    ...parts.map(({ name, look }) => ({ name, mark: sample(<rect className={look} width="100%" height="100%" />) })),
    ...(level ? [{ name: level.name, mark: sample(<line className="level" x2="100%" y1="50%" y2="50%" />) }] : []),
  ]
}

const sample = (drawn: ReactElement) => (
  <svg className="bars-plot sample" aria-hidden="true">
    {drawn}
  </svg>
)
