import { fileURLToPath } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'
import { z } from 'zod'
import type { Page } from './page.ts'
import { stop } from './parse.ts'
import { readContent } from './read.ts'

/** Hands the pages to Astro, their Markdown rendered, and hands them over again when a file changes. */
export const pagesLoader: Loader = {
  name: 'pages',
  // The content is checked in full before it gets here, so this only tells Astro the type.
  schema: z.custom<Page>(),
  async load(context) {
    await fillStore(context)
    context.watcher?.on('all', async (_event, path) => {
      if (!/[\\/]content[\\/].*\.(md|yaml)$/.test(path)) return
      await fillStore(context).catch((error: Error) => context.logger.error(error.message))
    })
  },
}

async function fillStore({ store, renderMarkdown, config, watcher }: LoaderContext): Promise<void> {
  // Somebody who watches the files is writing: they see what is still to be published, too.
  const { pages } = readContent(fileURLToPath(config.root), { withScheduled: watcher !== undefined })
  const rendered = await Promise.all(
    pages.map(({ file, body }) =>
      renderMarkdown(body).catch((error: Error) => {
        throw stop(file, 'text', error.message, 'Mend it below the front matter.')
      }),
    ),
  )
  store.clear()
  for (const [i, page] of pages.entries()) {
    const html = rendered[i]
    store.set({ id: page.address, data: { ...page }, ...(html && { rendered: html }) })
  }
}
