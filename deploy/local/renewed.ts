import { hashedFolder } from '../headers.ts'
import { type Editor, readSite, type Site } from './site.ts'

/** As many as several builds leave behind, and no more: memory stays level however often somebody builds. */
const kept = 500

/** The site anew, with the hashed files of the builds before it: pages that are still open ask for theirs. */
export function renewed(before: Site, folder: string, editor?: Editor): Site {
  try {
    const site = readSite(folder, editor)
    const old = [...before.files].filter(([path]) => path.startsWith(hashedFolder)).slice(-kept)
    return { ...site, files: new Map([...old, ...site.files]) }
  } catch {
    // The next build took the folder away meanwhile, and will be read in its turn.
    return before
  }
}
