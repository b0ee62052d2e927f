/**
 * Fetches a page while a visitor rests on its link, in browsers that know no speculation rules (the others make the
 * page ready by the rules in its head).
 */
export function prefetchOnHover(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const fetched = new Set<string>([location.href])

  document.addEventListener('pointerover', ({ target }) => {
    const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href^="/"]')
    if (!link || fetched.has(link.href)) return
    fetched.add(link.href)
    // Not a link with rel=prefetch: Safari knows none, and Firefox holds it to the policy's default, which is nothing.
    fetch(link.href).catch(() => {})
  })
}
