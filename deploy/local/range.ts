import type { IncomingHttpHeaders } from 'node:http'

interface Range {
  from: number
  /** The last byte, not the one behind it. */
  to: number
}

/** The one part of a file that is asked for; undefined where the whole is to be sent, 'none' where there is no such part. */
export function rangeOf(asked: IncomingHttpHeaders, etag: string, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked.range ?? '') ?? []
  if (first === '' && last === '') return undefined
  // Somebody who has the beginning of another version gets the whole of this one.
  if (asked['if-range'] !== undefined && asked['if-range'] !== etag) return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from >= size || (first === '' && Number(last) === 0)) return 'none'
  return from <= to ? { from, to } : undefined
}
