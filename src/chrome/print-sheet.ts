/**
 * Before a page is printed, hands print.css what stands in the margin of every sheet: whose it is, where it is from, and
 * the day. Without this script the first sheet says the first two, from the page's head.
 */
export function signSheets(): void {
  addEventListener('beforeprint', () => {
    const content = (meta: string) => document.querySelector<HTMLMetaElement>(`meta[property="og:${meta}"]`)?.content
    const address = content('url') ?? location.href
    const signs = {
      name: content('site_name'),
      address,
      site: new URL(address).origin,
      date: new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
    }
    for (const [name, text] of Object.entries(signs))
      document.documentElement.style.setProperty(`--sheet-${name}`, JSON.stringify(text))
  })
}
