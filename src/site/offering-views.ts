import { longDate } from '../lib/formats.ts'
import { parentAddress } from '../model/address.ts'
import { glanceOf, isOffering, type Offering, type Page } from '../model/page.ts'
import type { Company } from '../model/schema/facts.ts'
import { isInPreparation } from '../model/status.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'
import { nextStepOf, publishedChildren, tilesOf } from './views.ts'

/** What the templates of offerings and of their families show beyond the fields of a page. */

type Product = Extract<Page, { kind: 'product' }>
type Family = Extract<Page, { kind: 'family' }>
type Opened = Offering | Family | Extract<Page, { kind: 'division' | 'assets' }>

/** The head of a page: its button leads where its closing band does, in the same words. */
export function headOf(page: Opened) {
  const { heading, name, lede, action, next } = page
  return {
    heading: heading ?? name,
    lede,
    action: { label: action, href: nextStepOf(next).href },
    glance: glanceOf(page),
  }
}

/** What exists of it today, as far as somebody has confirmed it; of all others the company says the same. */
export function statusOf({ stage }: Pick<Offering, 'stage'>, { status }: Pick<Company, 'status'>): string {
  if (!stage) return status
  return `${stage.is.charAt(0).toUpperCase()}${stage.is.slice(1)}, confirmed ${longDate(stage.confirmed)}`
}

/** How the members of a family differ in that, where they do: "3 described here, 11 in preparation". */
export function membersStatusOf(tree: Tree, address: string): string | undefined {
  const stages = childrenOf(tree, address).flatMap((page) =>
    isInPreparation(page) ? 'in preparation' : isOffering(page) ? (page.stage?.is ?? 'described here') : [],
  )
  const counted = [...Map.groupBy(stages, (stage) => stage)]
  return counted.length > 1 ? counted.map(([stage, { length }]) => `${length} ${stage}`).join(', ') : undefined
}

/** What stands beside the opening: the risk with the notice of the company, or whom it does not suit. */
export function asideOf({ kind, risk, before, limits }: Opened, { notice }: Pick<Company, 'notice'>) {
  // A program is bought and not invested in.
  if (risk)
    return {
      heading: before ?? 'What can go wrong',
      text: risk,
      notice: kind === 'product' ? undefined : notice,
      risk: true,
    }
  return limits ? { heading: 'Its limits', text: limits, risk: false } : undefined
}

/** The closing band leads to us, also where the button of the head leads to a product's own website. */
export function closingOf(page: Opened) {
  const isElsewhere = page.kind === 'product' && page.website !== undefined
  return { ...nextStepOf(page.next), label: isElsewhere ? `Ask about ${page.name}` : page.action, talkFirst: true }
}

const featureId = (number: number) => `feature-${number}`

/** The features of a product, each where its users can be led to. */
export function featuresOf({ features, groups }: Product) {
  return features.points.map((point, i) => ({ ...point, ...(groups && { id: featureId(i + 1) }) }))
}

/** The users of a product with the features they use, by name; the schema has seen to it that each is there. */
export function groupsOf({ features, groups }: Product) {
  return (groups?.groups ?? []).map(({ uses, ...group }) => ({
    ...group,
    uses: uses.map((number) => ({ name: features.points[number - 1]?.title ?? '', href: `#${featureId(number)}` })),
  }))
}

/** What to read next: the pages it names, and the family that it belongs to. */
export function relatedOf(tree: Tree, page: Offering) {
  const family = pageAt(tree, parentAddress(page.address))
  return tilesOf([...page.related.map((address) => pageAt(tree, address)), family])
}

/** What a family compares, by the words that stand above it. */
export const stated = (page: Pick<Offering, 'glance' | 'facts'>, label: string): string =>
  [...glanceOf(page), ...page.facts].find((fact) => fact.label === label)?.value ?? ''

/** The members of a family, and what it compares of them. */
export function membersOf(tree: Tree, { address, compare }: Pick<Family, 'address' | 'compare'>) {
  const columns = compare.length > 0 ? compare : ['For', 'You get']
  const members = publishedChildren(tree, address).map((page) => ({
    name: page.name,
    href: page.address,
    summary: page.summary,
    values: columns.map((label) => (isOffering(page) ? stated(page, label) : '')),
  }))
  return { columns, members }
}

/** Pages of a family that have little to say yet. */
export function preparedIn(tree: Tree, family: string) {
  return childrenOf(tree, family)
    .filter(isInPreparation)
    .map(({ name, address }) => ({ name, href: address }))
}
