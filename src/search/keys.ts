/** After this long without the dialog, the link leads where it says. */
const patience = 3000

/**
 * The search link and its keys, for the script of every page. Until the island has woken, a press wakes it and leaves
 * word that it should open; where it cannot wake, the press follows the link.
 */
export function answerSearchKeys(link: HTMLElement): void {
  const isAwake = () => 'awake' in link.dataset
  link.addEventListener('click', (event) => {
    if (isAwake() || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    link.dataset['asked'] = ''
    link.dispatchEvent(new Event('focusin', { bubbles: true }))
    setTimeout(() => isAwake() || location.assign('/search'), patience)
  })
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey ? event.key === 'k' : event.key === '/' && isSlashFree(event))) return
    event.preventDefault()
    link.click()
  })
}

/** Nobody is writing just now, and it was not turned off. To share recent.ts would cost every page another request. */
function isSlashFree({ target }: Event): boolean {
  try {
    return !('selectionEnd' in (target as Element)) && !localStorage.getItem('search-key')
  } catch {
    return true
  }
}
