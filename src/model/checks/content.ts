import { type Copy, copyProblems } from '../copy/check.ts'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import type { Problem } from '../problems.ts'
import type { SearchFile } from '../schema/facts.ts'
import { divisionProblems, familyProblems } from './families.ts'
import { linkProblems } from './links.ts'
import { synonymProblems, twins } from './names.ts'
import { peopleProblems } from './people.ts'
import { exhibitProblems, type Linked, referenceProblems } from './references.ts'
import { treeProblems, withMissing } from './tree.ts'

/** What no single file can know: whether the files agree with each other. */
export function checkContent(content: Linked): Problem[] {
  return [
    ...treeProblems(content),
    ...referenceProblems(withMissing(content)),
    ...familyProblems(withMissing(content)),
    ...twins(content),
  ]
}

/** Everything that is checked once all files are read, and what drafts lack until they can be published. */
export function contentProblems(
  given: Copy & { synonyms: SearchFile; files: readonly string[] },
  values: Placeholders,
): { problems: Problem[]; unfinished: Problem[] } {
  const drafts = new Set(given.drafts?.map(({ file }) => file))
  // Where two pages say the same, the later one is told: so drafts come last, and articles by their day.
  const age = (page: Page) => (drafts.has(page.file) ? '9' : page.kind === 'article' ? page.date : '')
  const ordered = { ...given, pages: given.pages.toSorted((a, b) => age(a).localeCompare(age(b))) }
  // What leads to a page that is missing above others is not told beside it.
  const content = withMissing(ordered)
  // A draft may be as short as it is; where it links to must be there all the same.
  const copy = copyProblems(content, values)
  return {
    problems: [
      ...checkContent(ordered),
      ...divisionProblems(content),
      ...exhibitProblems(content),
      ...peopleProblems(content.pages, content.company),
      ...linkProblems(content, values),
      ...synonymProblems(content),
      ...copy.filter(({ file }) => !drafts.has(file)),
    ],
    unfinished: copy.filter(({ file }) => drafts.has(file)),
  }
}
