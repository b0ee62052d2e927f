import { headerPolicy } from './policy.ts'

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

/** All that is said beside the file at a path, from what is said on every answer. */
export function headersOf(path: string, common: Record<string, string>): Record<string, string> {
  return {
    ...common,
    ...(isPicture(path) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    'Cache-Control': path.startsWith(hashedFolder) ? caching.hashed : caching.other,
  }
}

/** The methods that plain files answer to. */
export const methods = ['GET', 'HEAD']
