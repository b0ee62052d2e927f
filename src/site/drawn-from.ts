import { daysIn } from '../lib/duration.ts'
import { sectionsOf } from '../lib/prose.ts'
import { isOffering, type Page } from '../model/page.ts'
import type { ArtStyle } from '../model/schema/catalog.ts'
import type { Office } from '../model/schema/facts.ts'
import { isInPreparation } from '../model/status.ts'
import { hoursTally, pagesTally, sentencesTally, wordsTally } from './tallies.ts'
import { allPages, childrenOf, type Tree } from './tree.ts'

/** What a page's field is drawn from: what the page says, counted. src/art draws it. */
export function drawnFrom(style: ArtStyle, tree: Tree, page: Page, offices: readonly Pick<Office, 'timeZone'>[]) {
  const members = childrenOf(tree, page.address)
  switch (style) {
    case 'lattice':
      return members.length > 0 ? { style, members: publishedBelow(tree, page) } : { style, ...partsAndSteps(page) }
    case 'curves':
      return { style, ...swells(page, members.length) }
    case 'paths':
      return { style, ...partsAndSteps(page, members.length) }
    case 'rings':
      return { style, ...paragraphsOf(tree, page, members) }
    case 'circles':
      return { style, ...programOf(page, members) }
    case 'tally':
      return { style, rows: rowsOf(tree, page, offices) }
  }
}

/** How many things the first of these lists has; kinds of page call theirs by different names. */
function count(page: Page, ...lists: string[]): number | undefined {
  const fields: Record<string, unknown> = { ...page }
  return lists.map((list) => fields[list]).find(Array.isArray)?.length
}

const stepsOf = (page: Page) => count(page, 'steps', 'choosing', 'principles') ?? 3

/** What it does, and how it goes. A page that gathers others has those instead. */
function partsAndSteps(page: Page, members = 0) {
  const parts = members || (count(page, 'gets', 'parts', 'classes') ?? 4)
  return { capabilities: Math.min(8, parts), steps: Math.min(5, stepsOf(page)) }
}

/** The pages below it that gather no others: a family's members, and of a division those of all its families. */
function publishedBelow(tree: Tree, { address }: Page) {
  const below = allPages(tree, address).slice(1)
  const members = below.filter((page) => childrenOf(tree, page.address).length === 0)
  const preparing = members.filter(isInPreparation).length
  return { published: members.length - preparing, preparing }
}

/** The longer the horizon, the longer a swell. Where none is stated, a swell for each step. */
function swells(page: Page, members: number) {
  const lasts = isOffering(page) && page.inFamily?.span
  if (lasts) {
    const years = daysIn(lasts.to) / 365.25
    return { waves: Math.max(0.8, Math.min(6.5, 4.6 / (years + 0.35) ** 0.72)), lines: 15 }
  }
  const { capabilities, steps } = partsAndSteps(page)
  return members > 0 ? { waves: 1.4, lines: 9 + Math.min(8, members) } : { waves: steps, lines: 8 + capabilities }
}

const wordsIn = (text: string) => text.split(/\s+/).length

/** The paragraphs of an article and the marks of its figure; of a list, how much each of its members holds. */
function paragraphsOf(tree: Tree, page: Page, members: readonly Page[]) {
  if (page.kind !== 'article') {
    const held = members.map((member) =>
      member.kind === 'article' ? sectionsOf(member.markdown).length : allPages(tree, member.address).length - 1,
    )
    return { dials: held.length > 0 ? held.slice(0, 6) : [0] }
  }
  return {
    sections: sectionsOf(page.markdown).map((section) => section.map(wordsIn)),
    marks: page.figure.draws === 'chain' ? (page.figure.links?.length ?? 4) : 4,
  }
}

/** How a program goes and what one gets of it; of the division, its programs. */
function programOf(page: Page, members: readonly Page[]) {
  if (members.length > 0)
    return {
      audiences: Math.min(5, members.length),
      steps: Math.max(2, ...members.map(stepsOf)),
      offers: stepsOf(page),
    }
  return { audiences: 2, steps: stepsOf(page), offers: count(page, 'gets') ?? 3 }
}

/** What the page lists: sentences, words or hours; of the group itself, its pages by division. */
function rowsOf(tree: Tree, page: Page, offices: readonly Pick<Office, 'timeZone'>[]): string[] {
  if (page.kind === 'legal') return sentencesTally(page.markdown)
  if (page.kind === 'position') return wordsTally(page.requirements)
  if (page.kind === 'contact' || page.kind === 'careers') return hoursTally(offices)
  const divisions = childrenOf(tree, '/').filter(({ kind }) => kind === 'division')
  return divisions.map(({ address }) => pagesTally(tree, address))
}
