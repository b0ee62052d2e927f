import { sentencesOf, wordsIn } from '../../src/model/copy/reading.ts'
import { countedWords } from '../../src/model/copy/rules.ts'
import { proseOf } from '../../src/model/copy/texts.ts'
import { isOffer } from '../../src/model/families.ts'
import type { Page } from '../../src/model/page.ts'
import { isInPreparation } from '../../src/model/status.ts'
import { type Habit, habitsIn, isPassive } from './habits.ts'
import { distribution, percentile, standardDeviation } from './spread.ts'

/** Whether pages were written to one measure, or each to its own. */
export interface Variety {
  /** Published; products and assets have more to show, and are left out. */
  offerings: number
  /** Standard deviation of the words of offerings. */
  words: number
  /** How many offerings have how many of each. */
  counts: { name: string; spread: string }[]
  /** Words of a sentence, over all pages, at the 10th, 50th and 90th percentile. */
  sentences: [number, number, number]
  capabilities: { all: number; passive: number }
  habits: Habit[]
}

export function varietyOf(pages: readonly Page[]): Variety {
  const read = pages.filter((page) => !isInPreparation(page))
  const offers = read.filter(isOffer)
  const each = <Found>(find: (page: Page) => Found | undefined) =>
    offers.flatMap((page) => {
      const found = find(page)
      return found === undefined ? [] : [found]
    })
  const listed = (field: 'facts' | 'steps' | 'questions') =>
    each((page) => (field in page ? (page as Record<typeof field, unknown[]>)[field].length : undefined))
  const capabilities = each((page) => ('capabilities' in page ? page.capabilities : undefined)).flat()
  const answers = each((page) => ('questions' in page ? page.questions : undefined)).flat()
  const lengths = read.flatMap(proseOf).flatMap(sentencesOf).map(wordsIn)
  return {
    offerings: offers.length,
    words: standardDeviation(offers.map(countedWords)),
    counts: [
      { name: 'facts', spread: distribution(listed('facts')) },
      { name: 'steps', spread: distribution(listed('steps')) },
      { name: 'questions', spread: distribution(listed('questions')) },
      {
        name: 'sentences of a risk',
        spread: distribution(each((page) => ('risk' in page && page.risk ? sentencesOf(page.risk).length : undefined))),
      },
      { name: 'sentences of an answer', spread: distribution(answers.map(({ answer }) => sentencesOf(answer).length)) },
    ],
    sentences: [percentile(lengths, 10), percentile(lengths, 50), percentile(lengths, 90)],
    capabilities: { all: capabilities.length, passive: capabilities.filter(({ text }) => isPassive(text)).length },
    habits: habitsIn(read.flatMap(proseOf)),
  }
}

/** The same in lines. */
export function varietyLines({ offerings, words, counts, sentences, capabilities, habits }: Variety): string {
  const lines = [
    ['offerings', String(offerings)],
    ['words, standard deviation', words.toFixed(0)],
    ...counts.map(({ name, spread }) => [name, spread]),
    ['words of a sentence (10th, 50th, 90th percentile)', sentences.join(', ')],
    ['passive texts of capabilities', `${capabilities.passive} of ${capabilities.all}`],
    ...habits.map(({ name, before, now }) => [`"${name}"`, `${now}, before ${before}`]),
  ]
  const width = Math.max(...lines.map(([name = '']) => name.length))
  return lines.map(([name = '', value]) => `${name.padEnd(width)}  ${value}`).join('\n')
}
