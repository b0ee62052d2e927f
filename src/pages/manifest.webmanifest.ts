import { manifest } from '../seo/manifest.ts'
import { site } from '../site/site.ts'

export function GET() {
  return new Response(manifest(site.company), { headers: { 'Content-Type': 'application/manifest+json' } })
}
