import { pathTo, type Tree } from './tree.ts'

interface Crumb {
  label: string
  description: string
  href: string
}

export interface Breadcrumb {
  /** The crumb three from the end, where there are more than two. */
  back?: Crumb
  /** The last two, the page itself at the end. */
  crumbs: Crumb[]
  /** The day on which the page was last read against the facts; articles say it below their headline. */
  reviewed?: string
}

export function breadcrumb(tree: Tree, address: string): Breadcrumb {
  const path = pathTo(tree, address)
  const all = path.map(({ name, summary, address }) => ({
    label: name,
    description: summary,
    href: address,
  }))
  const back = all.at(-3)
  const page = path.at(-1)
  const reviewed = page && page.kind !== 'article' && 'reviewed' in page && page.reviewed
  return { crumbs: all.slice(-2), ...(back && { back }), ...(reviewed && { reviewed }) }
}
