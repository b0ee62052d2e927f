import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { MenuFile } from '../schema/facts.ts'
import { isInPreparation } from '../status.ts'

/** What a page of the site can lead to. */
export interface Neighborhood {
  page: Page
  /** The pages right below an address. */
  children: (address: string) => readonly Page[]
  /** The articles below an address, newest first, however deep. */
  articles: (address: string) => readonly Page[]
  menu: MenuFile
}

/** How many articles the home page shows. */
export const newestOnHome = 4

/** Their heads name no page above them. */
const hasHead: ReadonlySet<string> = new Set(['article', 'assets', 'category', 'family', 'shelf'])

/** The pages that the main part of a page links to beside those in its text, as its template shows them. */
export function mainLinks({ page, children, articles, menu }: Neighborhood): string[] {
  const above = parentAddress(page.address)
  const below = (address: string) => children(address).map((child) => child.address)
  const hasNone = hasHead.has(page.kind)
  const eyebrow = above === '/' || hasNone ? [] : [above]
  const related = 'related' in page ? page.related : []
  const isLast = page.kind === 'contact' || page.kind === 'legal'
  const usual = [...eyebrow, ...related, ...(isLast ? [] : ['/contact'])]

  switch (page.kind) {
    case 'home':
      return [
        ...usual,
        ...page.actions.map((action) => action.page),
        ...page.audiences.map((audience) => audience.page),
        ...page.proof.exhibits.map((exhibit) => exhibit.page),
        ...page.services.cards.map((card) => card.page),
        ...page.strands.map((strand) => strand.page),
        ...addresses(articles('/insights')).slice(0, newestOnHome),
      ]
    case 'about':
      return [...usual, ...page.divisions.duties.map((duty) => duty.page)]
    case 'division': {
      const named = menu.find((section) => section.page === page.address)?.items.map((item) => item.page) ?? []
      const families = [...named.filter((address) => address !== page.address), ...below(page.address)]
      const cards = page.products?.cards.map((card) => card.page) ?? []
      return [...usual, ...cards, ...families, ...families.flatMap(below), ...addresses(articles(page.address))]
    }
    case 'family':
    case 'shelf':
      return [...usual, ...below(page.address), ...addresses(articles(page.address))]
    case 'category':
      return [...usual, ...addresses(articles(page.address))]
    case 'article':
      return [...usual, above, ...beside(page, articles('/insights'))]
    case 'product':
      return [...usual, ...workedOf(page)]
    case 'careers':
      return [...usual, ...below(page.address)]
    case 'position':
      return [...usual, ...below(above)]
    default:
      return isInPreparation(page)
        ? [...usual, ...addresses(children(above).filter((sibling) => !isInPreparation(sibling)))]
        : usual
  }
}

/** The pages that work through what a screen of a product shows. */
function workedOf({ figure }: Extract<Page, { kind: 'product' }>): string[] {
  return figure?.draws === 'screen' ? figure.tabs.flatMap(({ worked }) => worked?.page ?? []) : []
}

function addresses(pages: readonly Page[]): string[] {
  return pages.map(({ address }) => address)
}

/** The pages before and after this one. */
function beside({ address }: Page, pages: readonly Page[]): string[] {
  const place = pages.findIndex((page) => page.address === address)
  return addresses(pages.slice(Math.max(0, place - 1), place + 2))
}
