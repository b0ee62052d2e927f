import { longDate } from '../lib/formats.ts'
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
    const newest = newestBelow(tree, section.items[0], today)
    return {
      items: section.items.map((item) => {
        const lines = linesOf(tree, item, offices)
        return { lines, ...(isShort(item) && isTall ? adviceOf(pageAt(tree, item.href)) : { choosing: [] }) }
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
