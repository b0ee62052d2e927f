import { tabIcon } from '../seo/icon.ts'
import { readColors } from '../styles/colors.ts'

export function GET() {
  return new Response(tabIcon(readColors()), { headers: { 'Content-Type': 'image/svg+xml' } })
}
