import { lookup } from 'mrmime'

/** What a file is, by its ending, as browsers are told. All text here is UTF-8. */
export function typeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type
}
