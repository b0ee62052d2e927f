import { lookup } from 'mrmime'

/** The content security policy: part of it stands in each page, part in a header, and browsers hold pages to both. */

/** What a page may load. Astro adds its own scripts and styles, by their hashes. */
export const pageDirectives = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "manifest-src 'self'",
] as const

/** Cloudflare takes lines of at most 2,000 characters. */
const longest = 1_900

/**
 * The policy that every answer carries: what a page cannot say about itself, and what all pages have in common. Each
 * page has styles of its own, and their hashes together are longer than hosts take: here styles may stand in any
 * document, drawings that are opened alone too, and each page lets through but its own.
 */
export function headerPolicy(scripts: readonly string[], drawnInBrowser = false): string {
  const policy = [
    ...pageDirectives,
    "style-src 'self' 'unsafe-inline'",
    `script-src 'self' ${scripts.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    "frame-ancestors 'none'",
    // No text of ours ever becomes markup or a script in the browser, so nothing may.
    ...(drawnInBrowser ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ')
  if (policy.length > longest)
    throw new Error(
      `The policy has ${policy.length} characters, at most ${longest}: pages carry ${scripts.length} different scripts. Put those that differ from page to page into a file.`,
    )
  return policy
}

/** What hosts say beside the files themselves: the one place for all of them. */

/** What a site of plain pages never needs, so that nothing that gets into one can have it either. */
const denied = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** On every answer, pages, files, redirects and errors alike; a page that is drawn in the browser may make markup there. */
export function securityHeaders(scripts: readonly string[], drawnInBrowser = false): Record<string, string> {
  return {
    'Content-Security-Policy': headerPolicy(scripts, drawnInBrowser),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** By their endings: what messengers, feed readers and other sites may show. No other file of ours belongs in a page of theirs. */
export const pictures = ['avif', 'gif', 'jpg', 'png', 'svg', 'webp']
export const isPicture = (path: string) => pictures.includes(path.slice(path.lastIndexOf('.') + 1))

/** Where the files stand whose names change with what is in them. */
export const hashedFolder = '/_astro/'

export const caching = {
  /** Never asked for again. */
  hashed: 'public, max-age=31536000, immutable',
  /** Asked for each time, and sent only if it has changed. */
  other: 'no-cache',
  /** What is one visitor's alone. */
  service: 'no-store',
}

/**
 * What a page needs beside itself and hosts say before it is read, so that typefaces are on their way a tenth of a second
 * earlier on a phone: every page is set in all of them.
 */
export const neededByPages = (files: readonly string[]) =>
  files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<${file}>; rel=preload; as=font; crossorigin`)
    .join(', ')

const isPage = (path: string) => !/\.(?!html$)[^/]*$/.test(path)

/** All that is said beside the file at a path, from what is said on every answer, and what pages need. */
export function headersOf(path: string, common: Record<string, string>, needed = ''): Record<string, string> {
  return {
    ...common,
    ...(needed && isPage(path) && { Link: needed }),
    ...(isPicture(path) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    'Cache-Control': path.startsWith(hashedFolder) ? caching.hashed : caching.other,
  }
}

/** The methods that plain files answer to. */
export const methods = ['GET', 'HEAD']

/** What a file is, by its ending, as browsers are told. All text here is UTF-8. */
export function typeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type
}
