import { onceEach } from '../once-each.ts'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import type { Problem } from '../problems.ts'
import type { Company, MenuFile } from '../schema/facts.ts'
import { claimProblems } from './claims.ts'
import { linkGraph } from './link-graph.ts'
import { reachProblems } from './reach.ts'
import { englishProblems, fillerProblems, lengthProblems, repeatedSentences, wordProblems } from './rules.ts'
import { titleProblems } from './titles.ts'

interface Copy {
  pages: readonly Page[]
  company: Company
  menu: MenuFile
  /** Pages whose files could not be read. */
  unread?: ReadonlySet<string>
}

const problemsAlone = onceEach((page: Page) => [
  ...wordProblems(page),
  ...fillerProblems(page),
  ...englishProblems(page),
  ...titleProblems(page),
])

/** What the rules of copy refuse. */
export function copyProblems({ pages, company, menu, unread }: Copy, values: Placeholders): Problem[] {
  const alone = pages.flatMap((page) => [...lengthProblems(page, company), ...problemsAlone(page)])
  // A page that could not be read may be the one that links to many others.
  const reach = unread?.size ? [] : reachProblems(pages, linkGraph(pages, menu, values))
  return [...alone, ...claimProblems(pages, company), ...repeatedSentences(pages), ...reach]
}
