import type { Page } from '../../model/page.ts'
import { articleFeed } from '../../seo/feed.ts'
import { hasFeed } from '../../seo/metadata.ts'
import { site } from '../../site/site.ts'

export function getStaticPaths() {
  return site.pages
    .filter((page) => hasFeed(site.tree, page))
    .map((page) => ({ params: { list: page.address.slice(1) }, props: { page } }))
}

export function GET({ props }: { props: { page: Page } }) {
  return new Response(articleFeed(site, props.page), { headers: { 'Content-Type': 'application/atom+xml' } })
}
