import type { Redirect } from '../src/site/redirects.ts'

/** `_redirects`, which Netlify, Cloudflare Pages and others read. */
export function netlifyRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}

/** The configuration of `serve`, the server behind `npm start` and the tests. */
export function serveConfig(redirects: readonly Redirect[]): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
    headers: [
      { source: '**/_astro/**', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
    ],
  }
  return JSON.stringify(config, null, 2)
}
