import { iconSvg, icons } from '../seo/icon.ts'
import { paint } from '../seo/social/picture.ts'
import { readColors } from '../styles/colors.ts'

type Icon = keyof typeof icons

export function getStaticPaths() {
  return (Object.keys(icons) as Icon[]).map((name) => ({ params: { icon: name } }))
}

export async function GET({ params }: { params: { icon: Icon } }) {
  const png = await paint(iconSvg(params.icon, readColors()))
  return new Response(png, { headers: { 'Content-Type': 'image/png' } })
}
