import type { ClientDirective } from 'astro'
import load from 'astro/runtime/client/load.js'
import visible from 'astro/runtime/client/visible.js'
import intent from './intent-directive.ts'

/** Astro passes over an island in silence if another script came in the place of the one that draws it. */
const toldOnFailure =
  (directive: ClientDirective): ClientDirective =>
  (load, options, island) =>
    directive(
      async () => {
        const hydrate = await load()
        return async () => {
          await hydrate()
          if (island.hasAttribute('ssr')) island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }))
        }
      },
      options,
      island,
    )

const ways = { load, only: load, visible, intent }

/** The ways in which islands of this site wake; `only` is the gallery's. */
Object.assign(self, {
  Astro: Object.fromEntries(Object.entries(ways).map(([name, directive]) => [name, toldOnFailure(directive)])),
})
