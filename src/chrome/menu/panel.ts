import { buttonOf, sectionsOf, wideScreen } from './parts.ts'

/** Fetched once a visitor reaches for the menu on a phone (wake-panel.ts). */

const nav = document.querySelector<HTMLElement>('#menu')
if (nav) {
  controlPanel(nav)
  nav.dataset['awake'] = ''
}

/**
 * What the native popover does not do for the menu as a full-screen panel: keep the rest of the page out of reach,
 * take and give back focus, and close on the Back gesture, on a link and on a wide screen.
 */
function controlPanel(nav: HTMLElement): void {
  // In a browser without it the menu stands in the page (older.css).
  if (!('popover' in nav)) return
  const isOpen = () => nav.matches(':popover-open')
  const hide = () => isOpen() && nav.hidePopover()
  /** True once a link was followed: its navigation has taken the panel's place in the history already. */
  let leaving = false

  const follow = () => {
    const open = isOpen()
    for (const rest of document.querySelectorAll<HTMLElement>('main, footer, .skip')) rest.inert = open
    if (open) openCurrent(nav)
    // An entry in the history for the open panel: going back then closes it and stays on the page.
    if (open && !history.state?.menu) history.pushState({ ...history.state, menu: true }, '')
    if (!open && !leaving && history.state?.menu) history.back()
  }

  nav.addEventListener('toggle', (event) => event.target === nav && follow())
  addEventListener('popstate', hide)
  addEventListener('pageshow', () => (leaving = false))
  // It slides from its first opening on, until the window crosses the width of the bar, which is no opening.
  nav.addEventListener('beforetoggle', () => (nav.dataset['slides'] = ''))
  wideScreen().addEventListener('change', () => {
    hide()
    delete nav.dataset['slides']
  })
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || !history.state?.menu || modified || event.defaultPrevented) return
    // The new page takes the place of the panel's entry, so that one step back leads to this page.
    event.preventDefault()
    leaving = true
    location.replace(link.href)
    hide()
  }
  nav.addEventListener('click', (event) => {
    if (event.target instanceof Element) keepInPlace(nav, event.target.closest('summary'))
    leave(event)
  })
  // The brand stays in reach above the panel, which a press beside it closes before the click comes.
  const brand = nav.parentElement?.querySelector<HTMLElement>(':scope > a')
  brand?.addEventListener('pointerdown', () => (leaving = isOpen()))
  brand?.addEventListener('click', leave)

  // The panel may have been opened before this code arrived.
  if (isOpen()) follow()
}

/** The section of this page is unfolded, and the first button has the focus. */
function openCurrent(nav: HTMLElement): void {
  const sections = sectionsOf(nav)
  const current = sections.find((section) => buttonOf(section)?.ariaCurrent)
  if (current && !sections.some(({ open }) => open)) current.open = true
  const [first] = sections
  if (first && !nav.contains(document.activeElement)) buttonOf(first)?.focus({ preventScroll: true })
}

/** What was unfolded above a row folds as this one unfolds; the row stays under the finger. */
function keepInPlace(nav: HTMLElement, row: HTMLElement | null): void {
  if (!row) return
  const { top } = row.getBoundingClientRect()
  requestAnimationFrame(() => (nav.scrollTop += row.getBoundingClientRect().top - top))
}
