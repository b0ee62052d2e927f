import type { Graph, Thing } from 'schema-dts'
import { isFamily } from '../../model/families.ts'
import type { Page } from '../../model/page.ts'
import type { Company } from '../../model/schema/facts.ts'
import { breadcrumb } from '../../site/breadcrumb.ts'
import { childrenOf, type Tree } from '../../site/tree.ts'
import { article } from './article.ts'
import { jobPosting } from './job-posting.ts'
import { breadcrumbList, itemList } from './lists.ts'
import { organization, webSite } from './organization.ts'
import { software } from './software.ts'

interface Known {
  company: Company
  tree: Tree
  /** A page's Markdown, rendered. */
  html: (page: Page) => string
}

/** What a page tells search engines about itself. Everything in it can be read on the page. */
export function graphOf(known: Known, page: Page): Graph {
  const { company, tree } = known
  const crumbs = page.address === '/' ? [] : [breadcrumbList(company.site, breadcrumb(tree, page.address))]
  return { '@context': 'https://schema.org', '@graph': [...crumbs, ...subjects(known, page)] }
}

/** What the page is about, by its kind. */
function subjects({ company, tree, html }: Known, page: Page): Thing[] {
  switch (page.kind) {
    case 'home':
      return [webSite(company), organization(company, { withOffices: false })]
    case 'about':
      return [organization(company, { withOffices: false })]
    case 'contact':
      return [organization(company, { withOffices: true })]
    case 'article':
      return [article(company, tree, page)]
    case 'position':
      return [jobPosting(company, page, html(page)) ?? []].flat()
    case 'product':
      return [software(company, page)]
    default:
      return isFamily(page) || page.kind === 'shelf' ? [itemList(company.site, childrenOf(tree, page.address))] : []
  }
}
