import { site } from '../site/site.ts'
import { entriesOf } from './entries.ts'
import { pack } from './packed.ts'

/** Every page, article and position one may look for. */
export const entries = entriesOf(site)

/**
 * The index as a file. Browsers ask each time whether theirs is the last one: a name made of what is in it would stand on
 * every page, so that each word that an editor changes made all pages new, to build and to fetch.
 */
export const indexFile = { body: JSON.stringify(pack(entries)), address: '/search.json' }
