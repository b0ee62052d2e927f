/**
 * Whether a page of this very site sends the request. Browsers say so in two headers, which no page can change; whoever
 * sends neither is no browser. The host is compared, not the whole origin: something in front may have ended TLS.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site === null && origin === null) return false
  return (site === null || site === 'same-origin') && (origin === null || hostOf(origin) === headers.get('host'))
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
