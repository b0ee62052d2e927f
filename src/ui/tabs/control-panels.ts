/** The panels of tabs, which are plain HTML, and what they need once their tabs are awake. */

/** Makes one panel of each part, shows the one the address names, and follows the address and find-in-page. */
export function followPanels(panels: HTMLElement, select: (value: string) => void): () => void {
  for (const panel of panels.children) {
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', `${panel.id}-tab`)
    // A panel without controls of its own would be passed over by the Tab key.
    panel.setAttribute('tabindex', '0')
  }
  const named = () => [...panels.children].find(({ id }) => `#${id}` === location.hash)
  const followAddress = () => {
    const panel = named()
    if (panel) select(panel.id)
  }
  const followSearch = (event: Event) => {
    if (event.target instanceof Element) select(event.target.id)
  }
  select((named() ?? panels.children[0])?.id ?? '')
  window.addEventListener('hashchange', followAddress)
  panels.addEventListener('beforematch', followSearch)
  return () => {
    window.removeEventListener('hashchange', followAddress)
    panels.removeEventListener('beforematch', followSearch)
  }
}

/** Shows one panel. The others stay where find-in-page reaches them. */
export function showPanel(panels: HTMLElement, value: string): void {
  for (const panel of panels.children) {
    if (panel.id === value) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', 'until-found')
  }
}
