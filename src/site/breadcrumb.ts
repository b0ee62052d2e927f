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
}

export function breadcrumb(tree: Tree, address: string): Breadcrumb {
  const all = pathTo(tree, address).map(({ name, summary, address }) => ({
    label: name,
    description: summary,
    href: address,
  }))
  const back = all.at(-3)
  return { crumbs: all.slice(-2), ...(back && { back }) }
}
