import { longDate } from '../lib/formats.ts'
import { anchorOf } from '../lib/names.ts'
import type { Page } from '../model/page.ts'
import type { FooterFile, MenuFile, Office } from '../model/schema/facts.ts'
import { isInPreparation, whyUnpublished } from '../model/status.ts'
import { articlesBelow, categoryOf } from './article-views.ts'
import { distinctNames, inOneLine } from './distinct-names.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'

interface Link {
  label: string
  href: string
}

export interface SubItem extends Link {
  /** Its page says little yet. */
  isUpcoming?: true
}

export interface MenuItem {
  title: string
  description: string
  href: string
  subItems: SubItem[]
}

export interface MenuSection {
  title: string
  /** The title in the header bar, where room is scarce. */
  short: string
  href: string
  items: MenuItem[]
}

/** The menu names pages; what it shows of them comes from the pages. */
export function buildMenu(tree: Tree, menu: MenuFile): MenuSection[] {
  // An item stands above its links and says what they are; only a name that two pages share needs more.
  const names = distinctNames(tree, () => true)
  const nameOf = ({ address, name }: Page) => inOneLine(names.get(address) ?? { name })
  return menu.map(({ title, short, page: href, items }) => ({
    title,
    short,
    href,
    items: items.map(({ page: address, label }) => {
      const page = pageAt(tree, address)
      return {
        title: label ?? page.name,
        description: page.summary,
        href: address,
        subItems: subItems(tree, page, nameOf),
      }
    }),
  }))
}

/** What stands below a page: other pages, parts of it that it names, asset classes. */
export function subItems(tree: Tree, page: Page, nameOf: (page: Page) => string): SubItem[] {
  const children = childrenOf(tree, page.address).map((child) => ({
    label: nameOf(child),
    href: child.address,
    ...(isInPreparation(child) && { isUpcoming: true as const }),
  }))
  const classes = page.kind === 'assets' ? page.classes : []
  const parts = [...(page.parts ?? []), ...classes.map(({ title }) => ({ label: title, anchor: anchorOf(title) }))]
  return [...children, ...parts.map(({ label, anchor }) => ({ label, href: `${page.address}#${anchor}` }))]
}

/** The section a page belongs to: the one it lives under, or else the first that names it. */
export function currentSection(menu: readonly MenuSection[], address: string): MenuSection | undefined {
  const livesUnder = (section: MenuSection) => address === section.href || address.startsWith(`${section.href}/`)
  const names = (section: MenuSection) =>
    section.items.some(({ href }) => address === href || address.startsWith(`${href}/`))
  return menu.find(livesUnder) ?? menu.find(names)
}

export interface FooterColumn {
  title: string
  links: Link[]
}

export function buildFooter(tree: Tree, footer: FooterFile): FooterColumn[] {
  return footer.map(({ title, links }) => ({
    title,
    links: links.map(({ page: address, label, anchor }) => ({
      label: label ?? pageAt(tree, address).name,
      href: anchor ? `${address}#${anchor}` : address,
    })),
  }))
}

/** An item with this many links has room for a line on each; with more, it has their names alone. */
export const fewLinks = 8
/** With this few, it has room for what the family is; and a list as long as the other beside it, for how to choose from it. */
const [veryFew, many] = [4, 12]

export interface ItemNotes {
  /** A line for each of its links, in their order; empty where there is none. */
  lines: string[]
  /** What the family is, where its own list is short and another is not. */
  sentence?: string
  /** How to choose from it, where a list beside it makes the panel tall. */
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
    const longest = Math.max(...section.items.map(({ subItems }) => subItems.length))
    const newest = newestBelow(tree, section.items[0], today)
    return {
      items: section.items.map((item) => ({
        lines: linesOf(tree, item, offices),
        ...adviceOf(pageAt(tree, item.href), item.subItems.length, longest),
      })),
      ...(newest && { newest }),
    }
  })
}

function linesOf(tree: Tree, { subItems }: MenuItem, offices: readonly Office[]): string[] {
  const shown = subItems.filter(({ isUpcoming }) => !isUpcoming)
  if (shown.length > fewLinks) return []
  const phoneIn = (place: string) => offices.find(({ city }) => city === place)?.phone
  return shown.map(({ label, href }) => tree.byAddress.get(href)?.summary ?? phoneIn(label) ?? '')
}

function adviceOf(page: Page, links: number, longest: number): Pick<ItemNotes, 'sentence' | 'choosing'> {
  if (links > veryFew || longest <= veryFew || !('choosing' in page)) return { choosing: [] }
  return { sentence: page.description, choosing: longest >= many ? page.choosing : [] }
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
