import { countryName, longDate, payRange } from '../lib/formats.ts'
import type { Page } from '../model/page.ts'
import type { ArtStyle } from '../model/schema/catalog.ts'
import type { Office } from '../model/schema/facts.ts'
import { isInPreparation } from '../model/status.ts'
import { articlesBelow, entryOf } from './article-views.ts'
import { nameAlone } from './distinct-names.ts'
import { type MenuItem, type MenuSection, type SubItem, subItems } from './menu.ts'
import { childrenOf, pageAt, pathTo, type Tree } from './tree.ts'

/** What templates show of a page beyond its own fields. */

/** The generator of the division a page belongs to; pages of no division have the company's tally. */
export function artOf(tree: Tree, address: string): ArtStyle {
  const division = pathTo(tree, address).find((page) => page.kind === 'division')
  return division?.art ?? 'tally'
}

/** What stands at the head of a page: its heading where it has one beside its name. */
export const headingOf = ({ heading, name }: Page): string => heading ?? name

export function tilesOf(pages: readonly Page[]) {
  return pages.map((page) => ({ title: nameAlone(page), text: page.summary, href: page.address }))
}

export function publishedChildren(tree: Tree, address: string): Page[] {
  return childrenOf(tree, address).filter((page) => !isInPreparation(page))
}

/** A division's families: those its menu section names, wherever they live, then any other page below it. */
export function familiesOf(tree: Tree, menu: readonly MenuSection[], address: string): MenuItem[] {
  const named = menu.find((section) => section.href === address)?.items.filter((item) => item.href !== address) ?? []
  const others = childrenOf(tree, address).filter((child) => !named.some((item) => item.href === child.address))
  return [
    ...named,
    ...others.map((page) => ({
      title: page.name,
      description: page.summary,
      href: page.address,
      subItems: subItems(tree, page, ({ name }) => name),
    })),
  ]
}

type Division = Extract<Page, { kind: 'division' }>

/** How many articles a row of a division shows; its sections have them all. */
const newest = 5

/** Families in rows: first those that have a card, in the order of the cards; what says little yet stands apart. */
export function familyRowsOf(tree: Tree, menu: readonly MenuSection[], division: Division, today: Date) {
  const families = familiesOf(tree, menu, division.address)
  const onCards = (division.products?.cards ?? []).flatMap(
    ({ page }) => families.find(({ href }) => href === page) ?? [],
  )
  return [...new Set([...onCards, ...families])].map(({ href, subItems }) => {
    const page = pageAt(tree, href)
    const apart = division.families.apart.find((family) => family.page === href)?.text
    const isShelf = page.kind === 'shelf'
    return {
      title: nameAlone(page),
      href,
      summary: page.summary,
      text: apart ?? (subItems.length > 0 && !isShelf ? undefined : page.description),
      members: links(subItems.filter(({ isUpcoming }) => !isUpcoming)).map((link) => ({
        ...link,
        text: isShelf ? pageAt(tree, link.href).summary : undefined,
      })),
      upcoming: links(subItems.filter(({ isUpcoming }) => isUpcoming)),
      articles: articlesBelow(tree, href)
        .slice(0, newest)
        .map((article) => entryOf(tree, article, today)),
    }
  })
}

const nothingYet = 'Nothing is published here yet.'

/** The categories of a shelf in rows, each with when to open it and what was published there. */
export function sectionRows(tree: Tree, { address, choosing }: Extract<Page, { kind: 'shelf' }>, today: Date) {
  return childrenOf(tree, address).map((page) => {
    const point = choosing.find((chosen) => chosen.page === page.address)
    const articles = articlesBelow(tree, page.address).map((article) => ({
      ...entryOf(tree, article, today),
      category: undefined,
    }))
    return {
      title: nameAlone(page),
      href: page.address,
      summary: page.summary,
      text: [point && `${point.title}. ${point.text}`, articles.length === 0 && nothingYet].filter(Boolean).join(' '),
      articles,
    }
  })
}

const links = (items: readonly SubItem[]) => items.map(({ label, href }) => ({ title: label, href }))

/** The closing band: the contact page, opened on the right subject. */
export function nextStepOf({ heading, inquiry }: { heading: string; inquiry: string }) {
  const query = new URLSearchParams({ inquiry: inquiry.toLowerCase() })
  return { heading, label: 'Get in Touch', href: `/contact?${query}` }
}

type PositionPage = Extract<Page, { kind: 'position' }>

/** Open positions as the careers page lists them. Apply Now opens the contact form on the position. */
export function postingsOf(pages: readonly Page[]) {
  return pages
    .filter((page): page is PositionPage => page.kind === 'position')
    .map(({ name, department, location, type, pay, description, requirements, address }) => {
      const query = new URLSearchParams({ inquiry: 'career opportunities', position: name })
      return {
        title: name,
        department,
        location,
        type,
        pay: pay && payRange(pay),
        description,
        requirements,
        href: address,
        apply: `/contact?${query}`,
      }
    })
}

/** The city of an office with its country, unless both are called the same; any other place as it is written. */
export function placeName(location: string, offices: readonly Office[]): string {
  const office = offices.find(({ city }) => city === location)
  const country = office && countryName(office.country)
  return country && country !== location ? `${location}, ${country}` : location
}

export function positionFacts(page: PositionPage, offices: readonly Office[]) {
  const { department, location, applicants, type, pay, posted, closes } = page
  const closing = closes ? longDate(closes) : 'When the right person is found'
  return [
    { label: 'Department', value: department },
    { label: 'Location', value: placeName(location, offices) },
    ...(applicants ? [{ label: 'Open to applicants in', value: applicants.map(countryName).join(', ') }] : []),
    { label: 'Type', value: type },
    ...(pay ? [{ label: 'Pay', value: payRange(pay) }] : []),
    ...(posted ? [{ label: 'Posted', value: longDate(posted) }] : []),
    { label: 'Closes', value: closing },
  ]
}
