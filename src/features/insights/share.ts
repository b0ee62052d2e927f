/** Offers what this browser can do with a link, beside mail, which needs no script. */

const links = document.querySelector<HTMLElement>('[data-share]')
/** The address the reader is at, without the part of the page. */
const url = location.origin + location.pathname

function offer(name: string, isPossible: boolean, act: () => void): void {
  const button = links?.querySelector<HTMLButtonElement>(`[data-${name}]`)
  if (!button) return
  button.hidden = !isPossible
  button.onclick = act
}

function say(text: string): void {
  links?.querySelector('[role=status]')?.replaceChildren(text)
}

if (links) {
  offer('copy', 'clipboard' in navigator, () =>
    navigator.clipboard.writeText(url).then(
      () => say('Link copied'),
      () => say(`Copying is blocked. The link is ${url}`),
    ),
  )
  // The reader may close the sheet again; that is no error.
  offer('send', 'share' in navigator, () =>
    navigator.share({ title: links.dataset['share'] as string, url }).catch(() => {}),
  )
  links.dataset['awake'] = ''
}
