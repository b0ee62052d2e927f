import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { isInPreparation } from '../status.ts'
import * as limits from './limits.ts'
import { medianGrade } from './median-grade.ts'
import { gradeOf, sentencesOf, wordsIn } from './reading.ts'
import { proseOf } from './texts.ts'
import { ticsIn } from './tics.ts'

/** What an editor should look at again. It never stops a build. */
export function copyWarnings(pages: readonly Page[]): Problem[] {
  const published = pages
    .filter((page) => !isInPreparation(page))
    .map((page) => ({ page, kind: page.kind, texts: proseOf(page) }))
    .map((read) => ({ ...read, grade: gradeOf(read.texts) }))
  return [
    ...median(medianGrade(published)),
    ...published.flatMap(({ page, texts, grade }) => [
      ...hardToRead(page, grade),
      ...longSentences(page, texts),
      ...tics(page, texts),
    ]),
  ]
}

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

function longSentences({ file }: Page, texts: readonly string[]): Problem[] {
  return texts
    .flatMap(sentencesOf)
    .filter((sentence) => wordsIn(sentence) > limits.sentence)
    .map((sentence) => ({
      file,
      field: 'text',
      what: `has a sentence of ${wordsIn(sentence)} words, better at most ${limits.sentence}: "${sentence}"`,
      cure: 'Make two of it.',
    }))
}

function tics({ file }: Page, texts: readonly string[]): Problem[] {
  return texts.flatMap((text) =>
    ticsIn(text).map((found) => ({
      file,
      field: 'text',
      what: `says "${found}" in: ${text}`,
      cure: 'See whether the sentence is as good without it.',
    })),
  )
}
