/**
 * The whole working of the theme, without React: every page carries this script inline and runs it before the first
 * paint, so that no page flashes and no choice made before an island wakes is lost. It imports nothing.
 *
 * The choice stands in `data-theme`, its outcome as the class `light` or `dark`, both on the document's root.
 */
const root = document.documentElement
const system = matchMedia('(prefers-color-scheme: dark)')

const stored = () => {
  try {
    return localStorage.getItem('theme')
  } catch {
    // Storage is blocked: the choice lives as long as the page.
    return root.dataset['theme']
  }
}

const apply = (choice: string | null | undefined) => {
  const known = choice === 'light' || choice === 'dark' ? choice : 'system'
  const outcome = known === 'system' ? (system.matches ? 'dark' : 'light') : known
  root.dataset['theme'] = known
  root.className = outcome
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = meta.dataset['theme'] === outcome ? 'all' : 'not all'
  const radio = document.querySelector<HTMLInputElement>(`input[name=theme][value=${known}]`)
  if (radio) radio.checked = true
}

const renew = () => apply(stored())
renew()
system.addEventListener('change', () => apply(root.dataset['theme']))
// The page came back from the history, where it could not hear what another tab chose; or is shown for the first time.
addEventListener('pageshow', () => {
  renew()
  // Not before: to listen to the storage is work, which the first paint would wait for.
  addEventListener('storage', renew)
})
document.addEventListener('change', ({ target }) => {
  const { name, value } = target as HTMLInputElement
  if (name !== 'theme') return
  try {
    localStorage.setItem('theme', value)
  } catch {
    // As above.
  }
  // The click shows on the control in the next frame; the page, which costs more to repaint, follows in the one after.
  requestAnimationFrame(() => setTimeout(apply, 0, value))
})

// Its names are its own.
export {}
