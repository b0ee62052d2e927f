import { onceEach } from '../once-each.ts'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import type { Problem } from '../problems.ts'
import type { Linked } from '../references.ts'
import type { Company } from '../schema/facts.ts'
import { claimProblems } from './claim-problems.ts'
import { impossibleProblems } from './days.ts'
import { foreignIn } from './english.ts'
import { fillerIn } from './filler.ts'
import { linkGraph } from './link-graph.ts'
import { reachProblems } from './reach.ts'
import { lengthProblems, repeatedSentences, wordProblems } from './rules.ts'
import { saidOn, tellEach, type Written, writtenInYaml } from './texts.ts'
import { titleProblems } from './titles.ts'
import { slipsIn } from './typing.ts'

/** What no word may be: each rule says what it finds in a text. */
const wordRules = [fillerIn, foreignIn, slipsIn]

const toldOfWords = (written: Written) => wordRules.flatMap((find) => tellEach(written, find))

const problemsAlone = onceEach((page: Page) => [
  ...wordProblems(page),
  ...toldOfWords({ file: page.file, said: saidOn(page) }),
  ...impossibleProblems(page),
  ...titleProblems(page),
])

export interface Copy extends Linked {
  company: Company
  /** The files that differ from the last commit; asked for only where it matters. */
  changed?: () => ReadonlySet<string>
}

/** What the rules of copy refuse. */
export function copyProblems(content: Copy, values: Placeholders): Problem[] {
  const { pages, company, menu, unread } = content
  const alone = pages.flatMap((page) => [...lengthProblems(page, company), ...problemsAlone(page)])
  // A page that could not be read may be the one that links to many others.
  const reach = unread?.size ? [] : reachProblems(pages, linkGraph(pages, menu, values))
  return [
    ...alone,
    ...writtenInYaml(content).flatMap(toldOfWords),
    ...claimProblems(content),
    ...repeatedSentences(pages, content.changed),
    ...reach,
  ]
}
