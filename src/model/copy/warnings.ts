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
  const published = pages.filter((page) => !isInPreparation(page))
  return [...median(published), ...published.flatMap((page) => [...hardToRead(page), ...tics(page)])]
}

/** Of all that is offered, half should read easier than this. */
function median(pages: readonly Page[]): Problem[] {
  const grade = medianGrade(pages.map((page) => ({ kind: page.kind, grade: gradeOf(proseOf(page)) })))
  if (grade <= limits.medianGrade) return []
  const what = `ask for ${grade.toFixed(1)} years of school in the middle, better at most ${limits.medianGrade}.`
  const cure = 'Use shorter sentences and words; npm run content:report lists the grade of each page.'
  return [{ file: 'content/pages', field: 'offerings', what, cure }]
}

function hardToRead(page: Page): Problem[] {
  const texts = proseOf(page)
  const warning = (what: string, cure: string): Problem => ({ file: page.file, field: 'text', what, cure })
  const grade = gradeOf(texts)
  const long = texts.flatMap(sentencesOf).filter((sentence) => wordsIn(sentence) > limits.sentence)
  return [
    ...(grade > limits.grade
      ? [
          warning(
            `asks for ${grade.toFixed(1)} years of school, better at most ${limits.grade}.`,
            'Use shorter sentences and words.',
          ),
        ]
      : []),
    ...long.map((sentence) =>
      warning(
        `has a sentence of ${wordsIn(sentence)} words, better at most ${limits.sentence}: "${sentence}"`,
        'Make two of it.',
      ),
    ),
  ]
}

function tics(page: Page): Problem[] {
  return proseOf(page).flatMap((text) =>
    ticsIn(text).map((found) => ({
      file: page.file,
      field: 'text',
      what: `says "${found}" in: ${text}`,
      cure: 'See whether the sentence is as good without it.',
    })),
  )
}
