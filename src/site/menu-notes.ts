import { longDate } from '../lib/date.ts'
import type { Page } from '../model/page.ts'
import type { Office } from '../model/schema/facts.ts'
import { whyUnpublished } from '../model/status.ts'
import { articlesBelow, categoryOf } from './article-views.ts'
import type { MenuItem, MenuSection } from './menu.ts'
import { pageAt, type Tree } from './tree.ts'

/** An item with this many links has room for a line on each; with more, it has their names alone. */
export const fewLinks = 4

export interface ItemNotes {
  /** A line for each of its links, in their order; empty where there is none. */
  lines: string[]
  /** What the family is, and how to choose from it: where a longer list beside it makes the panel tall. */
  sentence?: string
  choosing: readonly { title: string; text: string }[]
  /** Beside links that need but one column. */
  offices: { city: string; phone: string; href: string }[]
}

export interface SectionNotes {
  items: ItemNotes[]
  /** The newest article under its first item. */
  newest?: { title: string; href: string; category: string; date: string }
}

interface Facts {
  tree: Tree
  menu: readonly MenuSection[]
  offices: readonly Office[]
  today: Date
}

/** What the menu says beyond names. Pages carry the names; this comes when a visitor reaches for the menu. */
export function menuNotes({ tree, menu, offices, today }: Facts): SectionNotes[] {
  return menu.map((section) => {
    const isTall = section.items.some((item) => !isShort(item))
    const links = officeLinks(section, offices)
    const newest = newestBelow(tree, section.items[0], today)
    return {
      items: section.items.map((item) => {
        const page = pageAt(tree, item.href)
        return {
          lines: linesOf(tree, item, offices),
          ...(isShort(item) && isTall ? adviceOf(page) : { choosing: [] }),
          offices: page.kind === 'about' || page.kind === 'careers' ? links : [],
        }
      }),
      ...(newest && { newest }),
    }
  })
}

function isShort({ subItems }: MenuItem): boolean {
  return subItems.length <= fewLinks
}

function linesOf(tree: Tree, { subItems }: MenuItem, offices: readonly Office[]): string[] {
  const shown = subItems.filter(({ isUpcoming }) => !isUpcoming)
  if (shown.length > fewLinks) return []
  const phoneIn = (place: string) => offices.find(({ city }) => city === place)?.phone
  return shown.map(({ label, href }) => tree.byAddress.get(href)?.summary ?? phoneIn(label) ?? '')
}

function adviceOf(page: Page): Pick<ItemNotes, 'sentence' | 'choosing'> {
  if (!('choosing' in page)) return { choosing: [] }
  return { sentence: page.description, choosing: page.choosing }
}

/** The offices, where the section has links to them. */
function officeLinks({ items }: MenuSection, offices: readonly Office[]): ItemNotes['offices'] {
  const links = items.flatMap(({ subItems }) => subItems)
  return offices.flatMap(({ city, phone }) => {
    const link = links.find(({ label }) => label === city)
    return link ? [{ city, phone, href: link.href }] : []
  })
}

function newestBelow(tree: Tree, item: MenuItem | undefined, today: Date): SectionNotes['newest'] {
  const articles = item ? articlesBelow(tree, item.href) : []
  const article = articles.find((candidate) => !whyUnpublished(candidate, today))
  return (
    article && {
      title: article.heading,
      href: article.address,
      category: categoryOf(tree, article).name,
      date: longDate(article.date),
    }
  )
}
