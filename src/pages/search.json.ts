import { indexFile } from '../search/index-file.ts'

/** What the search knows. */
export function GET() {
  return new Response(indexFile.body, { headers: { 'Content-Type': 'application/json' } })
}
