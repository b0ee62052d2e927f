import { robots } from '../seo/text-files.ts'
import { site } from '../site/site.ts'

export function GET() {
  return new Response(robots(site.company))
}
