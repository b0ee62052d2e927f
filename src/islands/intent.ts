/** What a visitor does on the way to using something. Each bubbles, so that one listener hears it for all inside. */
const signs = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const

/** Calls back once, on the first sign that a visitor means to use an element. */
export function onIntent(element: HTMLElement, act: () => void): void {
  const heard = new AbortController()
  const hear = () => {
    heard.abort()
    element.dataset['meant'] = ''
    act()
  }
  for (const sign of signs) element.addEventListener(sign, hear, { signal: heard.signal, passive: true })
}

/** Whether that has happened: what should hear of it may itself arrive later. */
export function isMeant(element: HTMLElement): boolean {
  return element.dataset['meant'] !== undefined
}
