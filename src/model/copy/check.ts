import type { Linked } from '../checks/references.ts'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import type { Problem } from '../problems.ts'
import { onceEach } from '../remembered.ts'
import type { Company } from '../schema/facts.ts'
import { isInPreparation } from '../status.ts'
import { claimProblems } from './claims.ts'
import { foreignIn } from './english.ts'
import { fillerIn, ticsIn } from './filler.ts'
import * as limits from './limits.ts'
import { linkGraph, reachProblems } from './reach.ts'
import { gradeOf, medianGrade, sentencesOf, wordsIn } from './reading.ts'
import {
  impossibleProblems,
  invitationWarnings,
  lengthProblems,
  repeatedSentences,
  titleProblems,
  wordProblems,
} from './rules.ts'
import { proseOf, saidOn, tellEach, type Written, writtenInYaml } from './texts.ts'
import { brokenOff, doubtsIn, slipsIn } from './typing.ts'

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

/** What an editor should look at again. It never stops a build. */
export function copyWarnings({ pages, company }: Pick<Copy, 'pages' | 'company'>): Problem[] {
  const published = pages
    .filter((page) => !isInPreparation(page))
    .map((page) => ({ page, kind: page.kind, grade: gradeOf(proseOf(page)) }))
  return [
    ...median(medianGrade(published)),
    ...published.flatMap(({ page, grade }) => [
      ...hardToRead(page, grade),
      ...doubtsOn(page),
      ...invitationWarnings(page, company.shortName),
    ]),
  ]
}

const doubtsOn = onceEach((page: Page): Problem[] => {
  const written = { file: page.file, said: saidOn(page) }
  return [
    ...longSentences(written),
    ...[ticsIn, doubtsIn].flatMap((find) => tellEach(written, find)),
    ...brokenOff(page),
  ]
})

/** Of all that is offered, half should read easier than this. */
function median(grade: number): Problem[] {
  if (grade <= limits.medianGrade) return []
  const what = `ask for ${grade.toFixed(1)} years of school in the middle, better at most ${limits.medianGrade}.`
  const cure = 'Use shorter sentences and words; npm run content:report lists the grade of each page.'
  return [{ file: 'content/pages', field: 'offerings', what, cure }]
}

function hardToRead({ file }: Page, grade: number): Problem[] {
  if (grade <= limits.grade) return []
  const what = `asks for ${grade.toFixed(1)} years of school, better at most ${limits.grade}.`
  return [{ file, field: 'text', what, cure: 'Use shorter sentences and words.' }]
}

function longSentences({ file, said }: Written): Problem[] {
  return said.flatMap(({ field, text }) =>
    sentencesOf(text)
      .filter((sentence) => wordsIn(sentence) > limits.sentence)
      .map((sentence) => ({
        file,
        field,
        what: `has a sentence of ${wordsIn(sentence)} words, better at most ${limits.sentence}: "${sentence}"`,
        cure: 'Make two of it.',
      })),
  )
}
