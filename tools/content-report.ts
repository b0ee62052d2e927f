import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { clicksFrom } from '../src/model/copy/reach.ts'
import { gradeOf, medianGrade, sentencesOf, wordsIn } from '../src/model/copy/reading.ts'
import { countedWords } from '../src/model/copy/rules.ts'
import { copyOf, proseOf } from '../src/model/copy/texts.ts'
import { isOffering, type Page } from '../src/model/page.ts'
import { readContent } from '../src/model/read.ts'
import { isInPreparation } from '../src/model/status.ts'

/** Prints how much each page says, how alike they are, how hard to read and how they lead to each other: npm run content:report */

/** The addresses on this site that the main part of a page links to; the breadcrumb is the same on every page. */
export function bodyLinks(html: string): string[] {
  const main = parse(html).querySelector('main')
  main?.querySelector('nav[aria-label=Breadcrumb]')?.remove()
  const targets = main?.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '') ?? []
  return [...new Set(targets.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/[?#].*$/, '')))]
}

/** What the report says about a page. */
export interface Row {
  address: string
  kind: string
  words: number
  grade: number
  /** Other pages whose main part links here. */
  linksIn: number
  /** Other pages that its main part links to. */
  linksOut: number
  /** From the home page, through main parts only; Infinity where there is no way. */
  clicks: number
}

export function reportOf(pages: readonly Page[], htmlOf: (address: string) => string): Row[] {
  const addresses = new Set(pages.map(({ address }) => address))
  const links = new Map(
    [...addresses].map((address) => [
      address,
      bodyLinks(htmlOf(address)).filter((to) => to !== address && addresses.has(to)),
    ]),
  )
  const targets = [...links.values()].flat()
  const clicks = clicksFrom('/', links)
  return pages.map((page) => ({
    address: page.address,
    kind: page.kind,
    words: sum(copyOf(page).map(wordsIn)),
    grade: gradeOf(proseOf(page)),
    linksIn: targets.filter((to) => to === page.address).length,
    linksOut: links.get(page.address)?.length ?? 0,
    clicks: clicks.get(page.address) ?? Number.POSITIVE_INFINITY,
  }))
}

/** The rows in columns, and below them what they come to. */
export function table(rows: readonly Row[]): string {
  const lines = [
    ['address', 'kind', 'words', 'grade', 'links in', 'links out', 'clicks'],
    ...rows.map(({ address, kind, words, grade, linksIn, linksOut, clicks }) => [
      address,
      kind,
      ...[words, grade.toFixed(1), linksIn, linksOut, clicks].map(String),
    ]),
  ]
  const totals = [
    ['pages', String(rows.length)],
    ['words in all', String(sum(rows.map(({ words }) => words)))],
    ['median grade of offerings', medianGrade(rows).toFixed(1)],
  ]
  return `${aligned(lines, 2)}\n\n${aligned(totals, 1)}`
}

/** Pads cells to the width of their column: the first columns are names, the others numbers. */
export function aligned(lines: readonly (readonly string[])[], names: number): string {
  const width = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0))
  const pad = (cell: string, column: number) =>
    column < names ? cell.padEnd(width(column)) : cell.padStart(width(column))
  return lines.map((line) => line.map(pad).join('  ')).join('\n')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Turns of phrase that the first texts fell back on, and how often all pages together said them then. */
const habits: readonly { name: string; found: RegExp; before: number }[] = [
  { name: 'paper(s)', found: /\bpapers?\b/gi, before: 83 },
  { name: 'before you/any/the', found: /\bbefore (?:you|any|the)\b/gi, before: 81 },
  { name: 'written', found: /\bwritten\b/gi, before: 68 },
  { name: 'stay(s)', found: /\bstays?\b/gi, before: 57 },
  { name: 'kept', found: /\bkept\b/gi, before: 41 },
  { name: 'plain', found: /\bplain\b/gi, before: 32 },
  { name: 'beside', found: /\bbeside\b/gi, before: 24 },
  { name: 'nobody', found: /\bnobody\b/gi, before: 23 },
  { name: 'says who/what', found: /\bsays (?:who|what)\b/gi, before: 20 },
]

interface Habit {
  name: string
  before: number
  now: number
}

export function habitsIn(texts: readonly string[]): Habit[] {
  return habits.map(({ name, found, before }) => ({
    name,
    before,
    now: texts.reduce((sum, text) => sum + (text.match(found)?.length ?? 0), 0),
  }))
}

const irregular =
  'built|bought|brought|done|drawn|felt|found|given|held|kept|known|left|lent|lost|made|met|paid|put|read|said|seen|sent|set|shown|sold|split|taken|told|worn|written'
const passive = new RegExp(
  `\\b(?:is|are|was|were|be|been|being)\\s+(?:(?:\\w+ly|also|always|never|not|often|then)\\s+)?(?:\\w{2,}ed|${irregular})\\b`,
  'i',
)

/** True of a text with a form of "be" and a participle behind it. Rough, and the same for all: good for comparing. */
export function isPassive(text: string): boolean {
  return passive.test(text)
}

/** How numbers lie about their middle. */

export function standardDeviation(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  return Math.sqrt(numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length)
}

/** The smallest number that so many percent of them do not exceed. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}

/** How often each number is there, such as "3 × 12, 4 × 50". */
export function distribution(numbers: readonly number[]): string {
  return [...Map.groupBy(numbers, (one) => one)]
    .sort(([a], [b]) => a - b)
    .map(([number, all]) => `${number} × ${all.length}`)
    .join(', ')
}

/** Whether pages were written to one measure, or each to its own. */
interface Variety {
  /** Published; products and assets have more to show, and are left out. */
  offerings: number
  /** Standard deviation of the words of offerings. */
  words: number
  /** How many offerings have how many of each. */
  counts: { name: string; spread: string }[]
  /** Words of a sentence, over all pages, at the 10th, 50th and 90th percentile. */
  sentences: [number, number, number]
  gets: { all: number; passive: number }
  habits: Habit[]
}

export function varietyOf(pages: readonly Page[]): Variety {
  const read = pages.filter((page) => !isInPreparation(page))
  const offers = read.filter(isOffering)
  const each = <Found>(find: (page: Page) => Found | undefined) =>
    offers.flatMap((page) => {
      const found = find(page)
      return found === undefined ? [] : [found]
    })
  const listed = (field: 'facts' | 'steps' | 'questions') =>
    each((page) => (field in page ? (page as Record<typeof field, unknown[]>)[field].length : undefined))
  const gets = each((page) => ('gets' in page ? page.gets : undefined)).flat()
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
    gets: { all: gets.length, passive: gets.filter(({ text }) => isPassive(text)).length },
    habits: habitsIn(read.flatMap(proseOf)),
  }
}

/** The same in lines. */
export function varietyLines({ offerings, words, counts, sentences, gets, habits }: Variety): string {
  const lines = [
    ['offerings', String(offerings)],
    ['words, standard deviation', words.toFixed(0)],
    ...counts.map(({ name, spread }) => [name, spread]),
    ['words of a sentence (10th, 50th, 90th percentile)', sentences.join(', ')],
    ['passive texts of what one gets', `${gets.passive} of ${gets.all}`],
    ...habits.map(({ name, before, now }) => [`"${name}"`, `${now}, before ${before}`]),
  ]
  const width = Math.max(...lines.map(([name = '']) => name.length))
  return lines.map(([name = '', value]) => `${name.padEnd(width)}  ${value}`).join('\n')
}

if (import.meta.main) {
  const { pages } = readContent('.', { today: new Date() })
  const fileOf = (address: string) => (address === '/' ? 'dist/index.html' : `dist${address}.html`)

  if (!pages.every(({ address }) => existsSync(fileOf(address)))) {
    console.log(varietyLines(varietyOf(pages)))
    console.error('\nRun npm run build first for the table of all pages.')
    process.exit(1)
  }
  console.log(table(reportOf(pages, (address) => readFileSync(fileOf(address), 'utf8'))))
  console.log(`\n${varietyLines(varietyOf(pages))}`)
}
