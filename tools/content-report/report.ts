import { clicksFrom } from '../../src/model/copy/clicks.ts'
import { medianGrade } from '../../src/model/copy/median-grade.ts'
import { gradeOf, wordsIn } from '../../src/model/copy/reading.ts'
import { copyOf, proseOf } from '../../src/model/copy/texts.ts'
import type { Page } from '../../src/model/page.ts'
import { bodyLinks } from './links.ts'

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
