import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Linked } from '../references.ts'

/** What the page about the company says that divisions do: once of each, and of nothing else. */
export function dutyProblems({ pages, unread }: Pick<Linked, 'pages' | 'unread'>): Problem[] {
  return pages.flatMap((page) => ofPage(page, pages, unread))
}

function ofPage(page: Page, pages: readonly Page[], unread?: ReadonlySet<string>): Problem[] {
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
