import { createHash } from 'node:crypto'
import { site } from '../site/site.ts'
import { entriesOf } from './entries.ts'
import { pack } from './packed.ts'

/** Every page, article and position one may look for. */
export const entries = entriesOf(site)

/** The index as a file: what is in it names it, so that no browser ever keeps an old one. */
const body = JSON.stringify(pack(entries))
const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
export const indexFile = { body, hash, address: `/_astro/search.${hash}.json` }
