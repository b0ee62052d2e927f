import { site } from '../site/site.ts'
import { redirectsFile, redirectsOf } from '../site/tree.ts'

/** Named by a parameter: Astro leaves out files that begin with an underscore. */
export function getStaticPaths() {
  return [{ params: { redirects: redirectsFile } }]
}

export function GET() {
  return new Response(JSON.stringify(redirectsOf(site.pages)))
}
