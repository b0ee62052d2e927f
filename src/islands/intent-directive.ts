import type { ClientDirective } from 'astro'
import { isMeant, onIntent } from './intent.ts'

/**
 * `client:intent`: the island wakes on the first pointer, touch, focus or key on it, and costs a visitor who passes it
 * by nothing. For what native elements already do well enough until then. Astro asks for a default export.
 */
const intent: ClientDirective = (load, _options, island) => {
  const wake = async () => {
    const hydrate = await load()
    await hydrate()
  }
  if (isMeant(island)) wake()
  else onIntent(island, wake)
}

export default intent
