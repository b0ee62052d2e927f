import { isInPreparation } from './check.ts'
import type { MenuItem, MenuSection } from './menu.ts'
import type { Page } from './page.ts'
import type { ArtStyle } from './schema.ts'
import { childrenOf, pageAt, parentAddress, pathTo, type Tree } from './tree.ts'

/** What templates show of a page beyond its own fields. */

/** The generator of the division a page belongs to; pages of no division share the group's curves. */
export function artOf(tree: Tree, address: string): ArtStyle {
  const division = pathTo(tree, address).find((page) => page.kind === 'division')
  return division?.art ?? 'curves'
}

export function heroOf(tree: Tree, page: Page) {
  const parent = page.address === '/' ? undefined : pageAt(tree, parentAddress(page.address))
  return {
    eyebrow: parent && parent.kind !== 'home' ? parent.name : undefined,
    heading: page.heading ?? page.name,
    description: page.description,
    art: artOf(tree, page.address),
    seed: page.address,
  }
}

export function tilesOf(pages: readonly Page[]) {
  return pages.map(({ name, summary, address }) => ({ title: name, text: summary, href: address }))
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
    ...others.map(({ name, summary, address }) => ({
      title: name,
      description: summary,
      href: address,
      subItems: childrenOf(tree, address).map((child) => ({ label: child.name, href: child.address })),
    })),
  ]
}

/** The comparison table of a family: its published children by the facts it compares. */
export function comparisonOf(tree: Tree, family: Extract<Page, { kind: 'family' }>) {
  const rows = publishedChildren(tree, family.address).flatMap((page) =>
    page.kind === 'offering' && !isInPreparation(page)
      ? [
          {
            name: page.name,
            href: page.address,
            values: family.compare.map((label) => page.facts.find((fact) => fact.label === label)?.value ?? ''),
          },
        ]
      : [],
  )
  return { columns: family.compare, rows }
}

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
    .map(({ name, department, location, type, description, requirements, address }) => {
      const query = new URLSearchParams({ inquiry: 'career opportunities', position: name })
      return {
        title: name,
        department,
        location,
        type,
        description,
        requirements,
        href: address,
        apply: `/contact?${query}`,
      }
    })
}

export function positionFacts({ department, location, type, closes }: PositionPage) {
  const closing = closes
    ? new Date(closes).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    : 'When the right person is found'
  return [
    { label: 'Department', value: department },
    { label: 'Location', value: location },
    { label: 'Type', value: type },
    { label: 'Closes', value: closing },
  ]
}
