import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Linked } from '../references.ts'

/** What the pages of the group say of divisions: once of each, and of nothing else. */
export function dutyProblems({ pages, unread }: Pick<Linked, 'pages' | 'unread'>): Problem[] {
  return pages.flatMap((page) => ofPage(page, pages, unread))
}

function ofPage(page: Page, pages: readonly Page[], unread?: ReadonlySet<string>): Problem[] {
  if (page.kind === 'home') return page.strands.flatMap((strand, i) => secondStrand(page, strand.page, i))
  if (page.kind !== 'about') return []
  const { file } = page
  const { duties } = page.divisions
  const isDivision = (address: string) => pages.some((one) => one.address === address && one.kind === 'division')
  return duties.flatMap(({ page: division }, i) => {
    const problem = (what: string) => [
      { file, field: `divisions.duties[${i}].page`, what, cure: 'Name another division.' },
    ]
    // What is wrong with a page that could not be read is told there.
    if (unread?.has(division)) return []
    if (!isDivision(division)) return problem(`is ${division}, which is no division.`)
    const isSecond = duties.findIndex((other) => other.page === division) < i
    return isSecond ? problem(`is ${division}, which has its line already.`) : []
  })
}

type Home = Extract<Page, { kind: 'home' }>

function secondStrand({ file, strands }: Home, division: string, i: number): Problem[] {
  if (strands.findIndex(({ page }) => page === division) === i) return []
  const what = `is ${division}, which has a strand already.`
  return [{ file, field: `strands[${i}].page`, what, cure: 'Name another division.' }]
}
