import { fileURLToPath } from 'node:url'
import type { LoaderContext } from 'astro/loaders'
import { addressOf } from './address.ts'
import { securityWarnings } from './checks/company.ts'
import { imagesOf } from './checks/text-links.ts'
import { inspectAll } from './gate.ts'
import { type History, history } from './history.ts'
import { markdownRenderer } from './markdown.ts'
import { stop } from './parse.ts'
import { placeholders } from './placeholders.ts'
import { ContentError, type Problem } from './problems.ts'
import type { Content } from './read.ts'
import { addressWarnings } from './site-address.ts'

/** What the map is made of beside the pages: the one entry of the collection that is no page. */
export const factsId = 'facts'
export type Facts = Pick<Content, 'company' | 'menu' | 'footer' | 'synonyms'> & {
  /** When the content was read: the one clock of a build. */
  readAt: Date
  /** When each file was last changed, as far as that is known. */
  changed: History
}

/**
 * Puts the content into Astro's store, its Markdown rendered. Where anything is wrong the store stays as it was; what is
 * wrong with a draft stops nobody else, and is handed back.
 */
export async function fillStore({
  store,
  config,
  watcher,
  parseData,
}: LoaderContext): Promise<ContentError | undefined> {
  // Somebody who watches the files is writing: they see what is still to be published, too.
  const isWriting = watcher !== undefined
  const readAt = new Date()
  const root = fileURLToPath(config.root)
  const options = { today: readAt, withUnpublished: isWriting }
  const { content, images, problems } = await inspectAll(root, options)
  const isOfDraft = ({ file }: Problem) => content?.drafts.some((draft) => draft.file === file)
  // A draft that cannot be read is in nobody's way, unless another page or the menu leads to it.
  const isInTheWay =
    !isWriting || !problems.every(isOfDraft) || (await inspectAll(root, { today: readAt })).problems.length > 0
  if (!content || (problems.length > 0 && isInTheWay)) throw new ContentError(problems)
  const { pages, company, menu, footer, synonyms, scheduled, drafts } = content
  if (!isWriting) {
    for (const { file, date } of scheduled) console.warn(`${file} is dated ${date} and left out of builds until then.`)
    for (const { file } of drafts) console.warn(`${file} is a draft and left out of builds.`)
    for (const warning of addressWarnings(company)) console.warn(warning)
    for (const { file, field, what, cure } of securityWarnings(company, readAt))
      console.warn(`${file}, ${field}: ${what} ${cure}`)
  }
  const values = placeholders(company)
  const render = await markdownRenderer(values)
  const entries = await Promise.all(
    pages.map(async (page) => {
      const { address: id, file, markdown } = page
      const rendered = await render(markdown).catch((error: Error) => {
        throw stop(file, 'text', error.message, 'Mend it below the fields.')
      })
      const shown = imagesOf(page, values, images)
      if (shown.length === 0) return { id, data: { ...page }, rendered }
      // Astro's schema (src/content.config.ts) finds the files of photographs, beside that of the page.
      const photos = shown.map((image) => (image.svg ? image : { ...image, photo: `./${image.name}` }))
      const data = await parseData({ id, data: { ...page, images: photos }, filePath: file })
      return { id, data, rendered, filePath: file }
    }),
  )
  const facts: Facts = { company, menu, footer, synonyms, readAt, changed: isWriting ? {} : history(root) }
  // Not all at once: whatever is taken out makes Astro write its list of photographs anew, and tell open pages to come
  // again before the content itself is written. Photographs are taken out, because that is how the list forgets one.
  const ids = new Set([factsId, ...entries.map(({ id }) => id)])
  for (const [id, { assetImports }] of store.entries()) if (assetImports || !ids.has(id)) store.delete(id)
  store.set({ id: factsId, data: { ...facts } })
  for (const entry of entries) store.set(entry)
  if (problems.length === 0) return undefined
  return new ContentError(problems.map((problem) => ({ ...problem, page: addressOf(problem.file) })))
}
