import { indexFile } from '../../search/index-file.ts'

/** What the search knows, beside the scripts: hosts keep what lies there for good, since its name changes with it. */
export function getStaticPaths() {
  return [{ params: { assets: '_astro', hash: indexFile.hash } }]
}

export function GET() {
  return new Response(indexFile.body, { headers: { 'Content-Type': 'application/json' } })
}
