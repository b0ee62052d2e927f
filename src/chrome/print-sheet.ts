/**
 * Before a page is printed, hands print.css what stands in the margin of every sheet: whose it is, where it is from, and
 * the day. Without this script the first sheet says the first two, from the page's head.
 */
export function signSheets(): void {
  addEventListener('beforeprint', () => {
    const { style } = document.documentElement
    const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
    const signs = {
      name: document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '',
      address,
      site: new URL(address).origin,
      date: new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
    }
    for (const [name, text] of Object.entries(signs)) style.setProperty(`--sheet-${name}`, JSON.stringify(text))
  })
}
