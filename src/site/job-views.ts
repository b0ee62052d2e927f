import type { Page } from '../model/page.ts'
import type { MenuItem, SubItem } from './menu.ts'

/** A division by job: each product with the scrap it faces, and all that stands below it. */

type Division = Extract<Page, { kind: 'division' }>

const links = (items: readonly SubItem[]) => items.map(({ label, href }) => ({ title: label, href }))

/** What a division has by job; families that no job is known of stand at the end. */
export function jobsOf(
  families: readonly MenuItem[],
  { products, principles }: Pick<Division, 'products' | 'principles'>,
) {
  const cards = products?.cards ?? []
  const known = cards.map(({ page, features, ...card }) => {
    const members = families.find(({ href }) => href === page)?.subItems ?? []
    const named = new Set(features.flatMap(({ pages }) => pages))
    return {
      ...card,
      href: page,
      features: features.map(({ pages, ...feature }) => ({
        ...feature,
        links: links(pages.flatMap((to) => members.find(({ href }) => href === to) ?? [])),
      })),
      members: links(members.filter(({ href, isUpcoming }) => !isUpcoming && !named.has(href))),
      upcoming: links(members.filter(({ href, isUpcoming }) => isUpcoming && !named.has(href))),
      rules: principles.filter((rule) => rule.page === page),
    }
  })
  const unknown = families.filter(({ href }) => !cards.some(({ page }) => page === href))
  return [
    ...known,
    ...unknown.map(({ subItems, ...family }) => ({
      ...family,
      job: undefined,
      scrap: undefined,
      features: [],
      names: undefined,
      members: links(subItems.filter(({ isUpcoming }) => !isUpcoming)),
      upcoming: links(subItems.filter(({ isUpcoming }) => isUpcoming)),
      rules: [],
    })),
  ]
}
