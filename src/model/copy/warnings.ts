import { onceEach } from '../once-each.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { isInPreparation } from '../status.ts'
import * as limits from './limits.ts'
import { medianGrade } from './median-grade.ts'
import { gradeOf, sentencesOf, wordsIn } from './reading.ts'
import { proseOf, saidOn, tellEach, type Written } from './texts.ts'
import { ticsIn } from './tics.ts'
import { brokenOff, doubtsIn } from './typing.ts'

/** What an editor should look at again. It never stops a build. */
export function copyWarnings(pages: readonly Page[]): Problem[] {
  const published = pages
    .filter((page) => !isInPreparation(page))
    .map((page) => ({ page, kind: page.kind, grade: gradeOf(proseOf(page)) }))
  return [
    ...median(medianGrade(published)),
    ...published.flatMap(({ page, grade }) => [...hardToRead(page, grade), ...doubtsOn(page)]),
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
