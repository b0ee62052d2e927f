import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Linked } from '../references.ts'

type AppPage = Extract<Page, { kind: 'app' }>

/** In a family of apps one keeps the rights in the others, and has a column for each. */
export function rightProblems({ pages, unread = new Set() }: Pick<Linked, 'pages' | 'unread'>): Problem[] {
  const unreadBelow = new Set([...unread].map(parentAddress))
  return pages
    .filter(({ kind }) => kind === 'apps')
    .flatMap((family) => {
      const members = pages.filter(({ address }) => parentAddress(address) === family.address)
      const [keeper, ...more] = members.filter(keepsRights)
      // One that could not be read may be it, and has its own problem.
      if (!keeper) return unreadBelow.has(family.address) ? [] : [withoutKeeper(family)]
      const others = members.filter((page) => page !== keeper && 'entry' in page)
      return [...more.map((page) => secondKeeper(page, keeper)), ...unnamed(keeper, others)]
    })
}

function keepsRights(page: Page): page is AppPage {
  return page.kind === 'app' && page.figure.draws === 'rights'
}

function withoutKeeper({ file }: Page): Problem {
  return {
    file,
    field: 'kind',
    what: 'is a family of apps, and none of them draws the rights in the others.',
    cure: 'Give one of them a "figure" with "draws: rights".',
  }
}

function secondKeeper({ file }: Page, keeper: Page): Problem {
  return {
    file,
    field: 'figure.draws',
    what: `is rights, and ${keeper.file} draws those of the family.`,
    cure: 'Draw something else, or leave the rights to this one.',
  }
}

function unnamed({ file, figure }: AppPage, others: readonly Page[]): Problem[] {
  if (figure.draws !== 'rights') return []
  return others
    .filter(({ name }) => !figure.columns.includes(name))
    .map(({ name }) => ({
      file,
      field: 'figure.columns',
      what: `does not name ${name}, which stands in the same family.`,
      cure: 'Add the app to "columns", and to "may" what each person may do in it.',
    }))
}
