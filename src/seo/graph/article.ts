import type { Article } from 'schema-dts'
import type { Page } from '../../model/page.ts'
import type { Company } from '../../model/schema/facts.ts'
import { authorOf, categoryOf, deskOf } from '../../site/article-views.ts'
import type { Tree } from '../../site/tree.ts'
import { canonical } from '../canonical.ts'
import { socialImage } from '../social/address.ts'
import { publisher } from './organization.ts'

/** An article is written by whom it names, or else by its desk. */
export function article(company: Company, tree: Tree, page: Extract<Page, { kind: 'article' }>): Article {
  const { site } = company
  const author = authorOf(company, page)
  return {
    '@type': 'Article',
    headline: page.heading,
    description: page.description,
    image: canonical(site, socialImage(page.address)),
    url: canonical(site, page.address),
    datePublished: page.date,
    dateModified: page.reviewed ?? page.date,
    author: author
      ? { '@type': 'Person', name: author.name, jobTitle: author.role }
      : { '@type': 'Organization', name: deskOf(tree, page), url: canonical(site, categoryOf(tree, page).address) },
    publisher: publisher(company),
  }
}
