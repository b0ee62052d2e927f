/** Offers what this browser can do with a link, beside mail, which needs no script. */

const links = document.querySelector<HTMLElement>('[data-share]')
const outcome = links?.querySelector('[role=status]')
/** The address the reader is at, without the part of the page. */
const url = location.origin + location.pathname

function offer(name: string, isPossible: boolean, act: () => void): void {
  const button = links?.querySelector<HTMLButtonElement>(`[data-${name}]`)
  if (!button) return
  button.hidden = !isPossible
  button.addEventListener('click', act)
}

function say(text: string): void {
  if (outcome) outcome.textContent = text
}

if (links) {
  offer('copy', 'clipboard' in navigator, () =>
    navigator.clipboard.writeText(url).then(
      () => say('Link copied'),
      () => say(`Copying is blocked here. The link is ${url}`),
    ),
  )
  // The reader may close the sheet again; that is no error.
  offer('send', 'share' in navigator, () =>
    navigator.share({ title: links.dataset['share'] ?? '', url }).catch(() => {}),
  )
  links.dataset['awake'] = ''
}
