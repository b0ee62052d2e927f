import { notesFile } from '../../chrome/menu/notes-file.ts'

/** What the menu says beyond names, beside the scripts, as the search's index is. */
export function getStaticPaths() {
  return [{ params: { assets: '_astro', hash: notesFile.hash } }]
}

export function GET() {
  return new Response(notesFile.body, { headers: { 'Content-Type': 'application/json' } })
}
