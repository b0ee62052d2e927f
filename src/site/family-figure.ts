import type { Page } from '../model/page.ts'
import type { FigureData } from '../model/schema/figures/figure.ts'
import type { Tree } from './tree.ts'

/** The figure of a family: its own words, and what each of its members says of itself (`inFamily`). */
export function familyFigureOf(_tree: Tree, { figure }: Extract<Page, { kind: 'family' }>): FigureData | undefined {
  return figure
}
