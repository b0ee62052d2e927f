import type { Page } from '../../model/page.ts'
import { picture } from '../../seo/social/picture.ts'
import { site } from '../../site/site.ts'

export function getStaticPaths() {
  return site.pages.map((page) => ({
    params: { address: page.address === '/' ? 'index' : page.address.slice(1) },
    props: { page },
  }))
}

export async function GET({ props }: { props: { page: Page } }) {
  const png = await picture(site.company, site.tree, props.page)
  return new Response(png, { headers: { 'Content-Type': 'image/png' } })
}
