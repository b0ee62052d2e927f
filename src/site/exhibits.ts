import type { Page } from '../model/page.ts'
import type { FigureData, FigureOf } from '../model/schema/figures/figure.ts'
import { familyFigureOf } from './family-figure.ts'
import { pageAt, type Tree } from './tree.ts'
import { artOf } from './views.ts'

type Told = Extract<Page, { kind: 'home' }>['proof']['exhibits'][number]
type Shown = FigureOf<'document'> | FigureOf<'screen'> | FigureOf<'lines'>

/** A figure of another page as the home page shows it: the same data, as much of it as there is room for. */
export function exhibitOf(tree: Tree, { page: href, what, finding, shows }: Told) {
  const page = pageAt(tree, href)
  const figure = shown(figureOf(tree, page), shows)
  if (!figure) throw new Error(`${href} has no figure to show. The content check should have refused this reference.`)
  return {
    href,
    name: page.name,
    label: `${figure.label}: ${what}`,
    finding: finding ?? figure.heading,
    art: artOf(tree, href),
    question: 'inFamily' in page ? page.inFamily?.question : undefined,
    figure,
  }
}

function figureOf(tree: Tree, page: Page): FigureData | undefined {
  if (page.kind === 'family') return familyFigureOf(tree, page)
  return 'figure' in page ? page.figure : undefined
}

function shown(figure: FigureData | undefined, shows: readonly string[] | undefined): Shown | undefined {
  switch (figure?.draws) {
    case 'document': {
      const { contents } = figure
      // The first is the one that phones show.
      const chosen = shows?.flatMap((name) => contents.find(({ title }) => title === name) ?? []) ?? contents
      return { ...figure, contents: chosen, finding: 1 }
    }
    case 'screen':
      return {
        ...figure,
        tabs: figure.tabs.filter(({ value }, i) => (shows ? shows.includes(value) : i === 0)).slice(0, 1),
      }
    case 'lines':
      return figure
    default:
      return undefined
  }
}
