import type { BreadcrumbList, ItemList } from 'schema-dts'
import type { Page } from '../../model/page.ts'
import type { Breadcrumb } from '../../site/breadcrumb.ts'
import { canonical } from '../canonical.ts'

/** The crumbs that the page shows, and no others. */
export function breadcrumbList(site: string, { back, crumbs }: Breadcrumb): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...(back ? [back] : []), ...crumbs].map(({ label, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: canonical(site, href),
    })),
  }
}

/** The members of a family, in the order in which its page lists them. */
export function itemList(site: string, members: readonly Page[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: members.map(({ name, address }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      url: canonical(site, address),
    })),
  }
}
