import { icon } from '../seo/icon.ts'
import { icons } from '../seo/manifest.ts'

type Icon = keyof typeof icons

export function getStaticPaths() {
  return (Object.keys(icons) as Icon[]).map((name) => ({ params: { icon: name } }))
}

export async function GET({ params }: { params: { icon: Icon } }) {
  return new Response(await icon(params.icon), { headers: { 'Content-Type': 'image/png' } })
}
