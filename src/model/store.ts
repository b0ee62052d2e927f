import { fileURLToPath } from 'node:url'
import type { LoaderContext } from 'astro/loaders'
import { securityWarnings } from './checks/security.ts'
import { type History, history } from './history.ts'
import { markdownRenderer } from './markdown.ts'
import { stop } from './parse.ts'
import { placeholders } from './placeholders.ts'
import { type Content, readContent } from './read.ts'
import { addressWarnings } from './site-address.ts'

/** What the map is made of beside the pages: the one entry of the collection that is no page. */
export const factsId = 'facts'
export type Facts = Pick<Content, 'company' | 'menu' | 'footer'> & {
  /** When the content was read: the one clock of a build. */
  readAt: Date
  /** When each file was last changed, as far as that is known. */
  changed: History
}

/** Puts the content into Astro's store, its Markdown rendered. Where anything is wrong the store stays as it was. */
export async function fillStore({ store, config, watcher }: LoaderContext): Promise<void> {
  // Somebody who watches the files is writing: they see what is still to be published, too.
  const isWriting = watcher !== undefined
  const readAt = new Date()
  const root = fileURLToPath(config.root)
  const content = readContent(root, { today: readAt, withUnpublished: isWriting })
  const { pages, company, menu, footer, scheduled, drafts } = content
  if (!isWriting) {
    for (const { file, date } of scheduled) console.warn(`${file} is dated ${date} and left out of builds until then.`)
    for (const { file } of drafts) console.warn(`${file} is a draft and left out of builds.`)
    for (const warning of addressWarnings(company)) console.warn(warning)
    for (const { file, field, what, cure } of securityWarnings(company, readAt))
      console.warn(`${file}, ${field}: ${what} ${cure}`)
  }
  const render = await markdownRenderer(placeholders(company))
  const rendered = await Promise.all(
    pages.map(({ file, markdown }) =>
      render(markdown).catch((error: Error) => {
        throw stop(file, 'text', error.message, 'Mend it below the front matter.')
      }),
    ),
  )
  store.clear()
  const facts: Facts = { company, menu, footer, readAt, changed: isWriting ? {} : history(root) }
  store.set({ id: factsId, data: { ...facts } })
  for (const [i, page] of pages.entries()) {
    const html = rendered[i]
    store.set({ id: page.address, data: { ...page }, ...(html && { rendered: html }) })
  }
}
