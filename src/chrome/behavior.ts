import { wakeIslands } from '../islands/wake.ts'
import { answerSearchKeys } from '../search/keys.ts'
import { addNotes } from './menu/add-notes.ts'
import { controlBar } from './menu/control-bar.ts'
import { wakePanel } from './menu/wake-panel.ts'

/** The one script of every page: what native elements lack for the menu, and the word to islands that they may wake. */

const nav = document.querySelector<HTMLElement>('#menu')
const header = nav?.closest('header')
if (nav && header) {
  controlBar(nav)
  wakePanel(nav)
  addNotes(nav, header)
  header.dataset['awake'] = ''
}
closeThemeWhenLeft()
const search = document.querySelector<HTMLElement>('.search-link')
if (search) answerSearchKeys(search)
prefetchOnHover()
signSheets()
wakeIslands()

/**
 * Fetches a page while a visitor rests on its link, in browsers that know no speculation rules (the others make the
 * page ready by the rules in its head).
 */
function prefetchOnHover(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const fetched = new Set<string>([location.href])

  document.addEventListener('pointerover', ({ target }) => {
    const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href^="/"]')
    if (!link || fetched.has(link.href)) return
    fetched.add(link.href)
    // Not a link with rel=prefetch: Safari knows none, and Firefox holds it to the policy's default, which is nothing.
    fetch(link.href).catch(() => {})
  })
}

/**
 * Before a page is printed, hands print.css what stands in the margin of every sheet: whose it is, where it is from, and
 * the day. Without this script the first sheet says the first two, from the page's head.
 */
function signSheets(): void {
  addEventListener('beforeprint', () => {
    const content = (meta: string) => document.querySelector<HTMLMetaElement>(`meta[property="og:${meta}"]`)?.content
    const address = content('url') ?? location.href
    const signs = {
      name: content('site_name'),
      address,
      site: new URL(address).origin,
      date: new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
    }
    for (const [name, text] of Object.entries(signs))
      document.documentElement.style.setProperty(`--sheet-${name}`, JSON.stringify(text))
  })
}

/** Whoever tabs on from the control has chosen a theme. A click elsewhere closes its choices by itself. */
function closeThemeWhenLeft(): void {
  document.addEventListener('focusin', () => {
    // Open choices stand in the top layer, where Chromium does not count their focus as within the control.
    document.querySelector<HTMLElement>(':not(:focus-within) > #theme:not(:focus-within)')?.hidePopover?.()
  })
}
