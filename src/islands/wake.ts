import { onIntent } from './intent.ts'
// Vite's way to say: build this by itself and tell me where it is. Its import() would bring a helper of 0.7 KB along.
import runtime from './runtime.ts?worker&url'

/**
 * Fetches what wakes islands, once one of them may have to. A page whose only island waits for intent, as most do,
 * fetches nothing before. Astro would write the same code into every page; build/trim-pages takes it out.
 *
 * An island whose script did not come, twice, was another one or broke stays as it was built, and says so with
 * `data-failed`: then it shows what it has for that case.
 */
export function wakeIslands(): void {
  document.documentElement.dataset['waking'] = ''
  document.addEventListener('astro:hydration-error', ({ target }) => markFailed(target as HTMLElement))
  // While the site is being worked on, Astro's own is there.
  if (import.meta.env.DEV && customElements.get('astro-island')) return
  for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
    // Again after a second, as Astro does for an island's own script, and by another address: browsers remember a failure.
    const start = () =>
      fetchRuntime('')
        .catch(() => new Promise((next) => setTimeout(next, 1000)).then(() => fetchRuntime('?again')))
        .catch(() => {})
        // That some script came is not enough: a network that asks for a password first answers with one of its own.
        .then(() => island.matches(':defined') || markFailed(island))
    if (island.getAttribute('client') === 'intent') onIntent(island, start)
    else start()
  }
}

const fetchRuntime = (again: string) => import(/* @vite-ignore */ runtime + again)

function markFailed(island: HTMLElement): void {
  island.dataset['failed'] = ''
}
