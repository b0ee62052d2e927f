import type { Hit } from './engine.ts'

export interface Group {
  name: string
  hits: Hit[]
}

/** The best hits by division, the division of the best one first. */
export function grouped(hits: readonly Hit[], most: number): Group[] {
  const groups = Map.groupBy(hits.slice(0, most), ({ entry }) => entry.group)
  return [...groups].map(([name, found]) => ({ name, hits: found }))
}
