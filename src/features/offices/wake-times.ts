// As in islands/wake.ts: built by itself, and fetched without a helper.
import times from './show-times.ts?worker&url'

/** Fetches what fills in the offices' times once an office comes near the window: whoever reads no further needs no clock. */

const watcher = new IntersectionObserver(
  (offices) => {
    if (!offices.some(({ isIntersecting }) => isIntersecting)) return
    watcher.disconnect()
    import(/* @vite-ignore */ times).catch(() => {})
  },
  { rootMargin: '50%' },
)
// The times have no place on the page before they are filled in; what they stand in has.
for (const { parentElement } of document.querySelectorAll('[data-time-zone]'))
  if (parentElement) watcher.observe(parentElement)
