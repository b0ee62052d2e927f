/** After this long without the dialog, the link leads where it says. */
const patience = 3000

/**
 * The search link and its keys, for the script of every page. Until the island has woken, a press wakes it and leaves
 * word that it should open; where it cannot wake, the press follows the link.
 */
export function answerSearchKeys(link: HTMLElement): void {
  const isAwake = () => 'awake' in link.dataset
  link.addEventListener('click', (event) => {
    if (isAwake() || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    link.dataset['asked'] = ''
    link.dispatchEvent(new Event('focusin', { bubbles: true }))
    setTimeout(() => isAwake() || location.assign('/search'), patience)
  })
  addEventListener('keydown', (event) => {
    if (!isSearchKey(event)) return
    event.preventDefault()
    link.click()
  })
}

/** Ctrl or Cmd with K anywhere; a slash where nobody is writing, unless it was turned off. */
function isSearchKey({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return false
  if (ctrlKey || metaKey) return key === 'k'
  return key === '/' && isSlashOn() && !(target as Element).closest('input,select,textarea,[contenteditable]')
}

/** As key-choice.ts keeps it; to share that file would cost every page another request. */
function isSlashOn(): boolean {
  try {
    return !localStorage.getItem('search-key')
  } catch {
    return true
  }
}
