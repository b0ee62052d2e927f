import { onIntent } from '../../islands/intent.ts'
// As in islands/wake.ts: built by itself, and fetched without a helper.
import panel from './panel.ts?worker&url'

/**
 * Fetches what the phone's panel has beyond the native popover, which opens without it, on the first sign that a visitor
 * means to open it. Whoever only reads, and whoever has the bar, never fetches it.
 */
export function wakePanel(nav: HTMLElement): void {
  const button = document.querySelector<HTMLElement>(`[popovertarget=${nav.id}]`)
  if (!button) return
  const fetchPanel = () => {
    // It slides from its first opening on.
    nav.dataset['slides'] = ''
    import(/* @vite-ignore */ panel).catch(() => {})
  }
  onIntent(button, fetchPanel)
  // It may have been opened before this script was there.
  if (nav.popover && nav.matches(':popover-open')) fetchPanel()
}
