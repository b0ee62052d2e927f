import { supportHours } from '../lib/formats.ts'
import { sectionsOf, sentencesIn } from '../lib/prose.ts'
import type { Office } from '../model/schema/facts.ts'
import { allPages, childrenOf, type Tree } from './tree.ts'

/** The company's figures: rows of ticks, a letter each, as src/art/tally.ts draws them. */

/** A day on which no clock north of the equator has been put forward: a figure that is the same all year. */
const day = Date.UTC(2026, 0, 15)
const quarters = Array.from({ length: 96 }, (_, quarter) => quarter)

/**
 * The day of each office in quarter hours, from midnight in UTC: tall in support hours, in the accent while another
 * office answers too.
 */
export function hoursTally(offices: readonly Pick<Office, 'timeZone'>[]): string[] {
  const open = offices.map(({ timeZone }) => quarters.map((quarter) => isOpen(timeZone, quarter)))
  return open.map((office, i) =>
    quarters
      .map((quarter) => {
        if (!office[quarter]) return '.'
        return open.some((other, k) => k !== i && other[quarter]) ? '!' : '|'
      })
      .join(''),
  )
}

function isOpen(timeZone: string, quarter: number): boolean {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  const hour = Number(clock.format(day + quarter * 15 * 60_000))
  return hour >= supportHours.from && hour < supportHours.to
}

/** A tick for each page of a division, one of the accent where a family begins; what has no family stands in front. */
export function pagesTally(tree: Tree, division: string): string {
  const pages = childrenOf(tree, division).map((page) => allPages(tree, page.address).length)
  const families = pages.filter((count) => count > 1).map((count) => `!${'i'.repeat(count - 1)}`)
  const alone = 'i'.repeat(pages.length - families.length)
  return [alone, ...families].join(' ').trim()
}

/** A row for each section of a text, a tick for each sentence, one of the accent where a paragraph begins. */
export function sentencesTally(text: string): string[] {
  return sectionsOf(text).map((section) =>
    section.map((paragraph) => `!${'i'.repeat(sentencesIn(paragraph) - 1)}`).join(' '),
  )
}

/** A row for each line, a tick for each word. */
export function wordsTally(lines: readonly string[]): string[] {
  return lines.map((line) => `!${'i'.repeat(line.trim().split(/\s+/).length - 1)}`)
}
