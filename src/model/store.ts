import { fileURLToPath } from 'node:url'
import type { LoaderContext } from 'astro/loaders'
import { markdownRenderer } from './markdown.ts'
import { stop } from './parse.ts'
import { placeholders } from './placeholders.ts'
import { type Content, readContent } from './read.ts'

/** What the map is made of beside the pages: the one entry of the collection that is no page. */
export const factsId = 'facts'
export type Facts = Pick<Content, 'company' | 'menu' | 'footer' | 'synonyms'> & {
  /** When the content was read: the one clock of a build. */
  readAt: Date
}

/** Puts the content into Astro's store, its Markdown rendered. Where anything is wrong the store stays as it was. */
export async function fillStore({ store, config, watcher }: LoaderContext): Promise<void> {
  // Somebody who watches the files is writing: they see what is still to be published, too.
  const isWriting = watcher !== undefined
  const readAt = new Date()
  const content = readContent(fileURLToPath(config.root), { today: readAt, withUnpublished: isWriting })
  const { pages, company, menu, footer, synonyms, scheduled, drafts } = content
  if (!isWriting) {
    for (const { file, date } of scheduled) console.warn(`${file} is dated ${date} and left out of builds until then.`)
    for (const { file } of drafts) console.warn(`${file} is a draft and left out of builds.`)
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
  const facts: Facts = { company, menu, footer, synonyms, readAt }
  store.set({ id: factsId, data: { ...facts } })
  for (const [i, page] of pages.entries()) {
    const html = rendered[i]
    store.set({ id: page.address, data: { ...page }, ...(html && { rendered: html }) })
  }
}
