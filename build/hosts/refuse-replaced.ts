import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Astro copies public/ first and writes its pages over it. A file that is no longer what it was stood in a page's place. */
export function refuseReplaced(publicFolder: string, dist: string): void {
  const files = globSync('**/*', { cwd: publicFolder }).filter((name) => statSync(join(publicFolder, name)).isFile())
  const replaced = files.filter(
    (name) => !readFileSync(join(dist, name)).equals(readFileSync(join(publicFolder, name))),
  )
  if (replaced.length > 0)
    throw new Error(
      `The build writes ${replaced.join(', ')} twice: from public/, and for a page. Rename the file in public/ or the page.`,
    )
}
