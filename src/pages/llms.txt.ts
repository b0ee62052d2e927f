import { llms } from '../seo/text-files.ts'
import { site } from '../site/site.ts'

export function GET() {
  return new Response(llms(site.company, site.tree))
}
