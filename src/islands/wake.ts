import { onIntent } from './intent.ts'
// Vite's way to say: build this by itself and tell me where it is. Its import() would bring a helper of 0.7 KB along.
import runtime from './runtime.ts?worker&url'

/**
 * Fetches what wakes islands, once one of them may have to. A page whose only island waits for intent, as most do,
 * fetches nothing before. Astro would write the same code into every page; build/trim-pages takes it out.
 */
export function wakeIslands(): void {
  // While the site is being worked on, Astro's own is there.
  if (customElements.get('astro-island')) return
  const start = () => import(/* @vite-ignore */ runtime)
  for (const island of document.querySelectorAll<HTMLElement>('astro-island'))
    if (island.getAttribute('client') === 'intent') onIntent(island, start)
    else start()
}
