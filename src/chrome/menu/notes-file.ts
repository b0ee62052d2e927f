import { createHash } from 'node:crypto'
import { menuNotes } from '../../site/menu.ts'
import { site } from '../../site/site.ts'
import { notesOf } from './notes.ts'

const { tree, menu, company, builtAt } = site

/** The notes as a file that all pages share. What is in it names it, so that no browser ever keeps an old one. */
const body = JSON.stringify(notesOf(menuNotes({ tree, menu, offices: company.offices, today: builtAt })))
const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
export const notesFile = { body, hash, address: `/_astro/menu.${hash}.json` }
