/** Whether the slash opens the search: who speaks to the device, or presses keys by accident, can turn it off. */

const key = 'search-key'

export function isKeyOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function turnKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // A browser that keeps nothing has the key on.
  }
}
