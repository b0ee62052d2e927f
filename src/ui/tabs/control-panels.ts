/** The panels of tabs, which are plain HTML, once their tabs are awake. */
export interface PanelControl {
  show: (value: string) => void
  stop: () => void
}

/**
 * Makes a panel of each part, shows the one that find-in-page found before (find-asleep.ts), the address names, or the
 * first, and follows both.
 * `onShow` hears of each change after it is done: nothing may be painted with two panels open, or none.
 */
export function controlPanels(panels: HTMLElement, onShow: (value: string) => void): PanelControl {
  const all = [...panels.children]

  const show = (value: string) => {
    for (const panel of all) {
      const isShown = panel.id === value
      panel.setAttribute('role', 'tabpanel')
      panel.setAttribute('aria-labelledby', `${panel.id}-tab`)
      // Not hidden for find-in-page, which opens it. The one shown has no controls, and Tab would pass it over.
      setOrRemove(panel, 'hidden', isShown ? null : 'until-found')
      setOrRemove(panel, 'tabindex', isShown ? '0' : null)
      setOrRemove(panel, 'aria-hidden', isShown ? null : 'true')
    }
    onShow(value)
  }

  const followAddress = () => {
    const named = location.hash === '' ? all[0] : all.find(({ id }) => `#${id}` === location.hash)
    if (named) show(named.id)
  }
  const followSearch = ({ target }: Event) => {
    if (target instanceof Element) show(target.id)
  }

  const found = all.find((panel) => panel.matches('[data-found]'))
  show((found ?? all[0])?.id ?? '')
  if (!found) followAddress()
  window.addEventListener('hashchange', followAddress)
  panels.addEventListener('beforematch', followSearch)
  const stop = () => {
    window.removeEventListener('hashchange', followAddress)
    panels.removeEventListener('beforematch', followSearch)
  }
  return { show, stop }
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
