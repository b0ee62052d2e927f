import { channel } from 'node:diagnostics_channel'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'
import { type ContentError, problemsChannel } from './problems.ts'

/**
 * Hands the content to Astro, and hands it over again when a file changes. It is read here and nowhere else in a
 * build: everything later takes it from this collection.
 */
export const contentLoader: Loader = {
  name: 'content',
  async load(context) {
    if (context.watcher) await keepFilled(context, context.watcher)
    else await fill(context)
  },
}

/** Found anew each time: a changed schema counts from the next reading on. */
async function fill(context: LoaderContext): Promise<ContentError | undefined> {
  const { fillStore } = await import('./store.ts')
  return fillStore(context)
}

/** For somebody who writes: what is wrong is told to the terminal and the browser, and ends nothing. */
async function keepFilled(context: LoaderContext, watcher: NonNullable<LoaderContext['watcher']>): Promise<void> {
  const { logger, config } = context
  const root = fileURLToPath(config.root)
  let told = ''
  const attempt = async () => {
    const error = await fill(context).catch((thrown: Error | ContentError) => thrown)
    const message = error?.message ?? ''
    if (message && message !== told) logger.error(message)
    if (told && !message) logger.info('The content is in order again.')
    told = message
    channel(problemsChannel).publish(problemsIn(error))
  }

  let reading = attempt()
  let soon: NodeJS.Timeout | undefined
  watcher.on('all', (_event, path) => {
    if (!/^(content[\\/]|src[\\/](model|lib)[\\/].*\.ts$)/.test(relative(root, path))) return
    // A renamed file comes as two events, and a saved one sometimes, too: they are read as one.
    clearTimeout(soon)
    soon = setTimeout(() => {
      reading = reading.then(attempt)
    }, 50)
  })
  await reading
}

/** An error of the code itself is no problem of a file; it is told all the same. */
function problemsIn(error: Error | ContentError | undefined): ContentError['problems'] {
  if (!error) return []
  if ('problems' in error) return error.problems
  return [{ file: 'src/model', field: 'code', what: error.message, cure: 'Mend the code that reads the content.' }]
}
