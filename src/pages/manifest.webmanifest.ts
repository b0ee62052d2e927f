import { manifest } from '../seo/icon.ts'
import { site } from '../site/site.ts'
import { readColors } from '../styles/colors.ts'

export function GET() {
  return new Response(manifest(site.company, readColors()), {
    headers: { 'Content-Type': 'application/manifest+json' },
  })
}
