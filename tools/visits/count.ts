import type { Finder } from '../../deploy/address-book.ts'
import { programs } from '../../deploy/nginx/main-config.ts'
import { oneLine } from '../../service/read-form.ts'

/** One request, as a log has it: `from` which page, and `by` which program. Who sent it is not read. */
type Asked = Record<'method' | 'path' | 'from' | 'by', string> & { time: number; status: number }

const quoted = String.raw`"((?:[^"\\]|\\.)*)"`
/** nginx's "combined", whatever stands before the time: the address, a host, or nothing. */
const combined = new RegExp(
  String.raw`\[(\d\d)/([A-Z][a-z]{2})/(\d{4}):[^\]"]{0,30}\] "([A-Z]{1,10}) (\S+) HTTP/[\d.]+" (\d{3}) (?:\d+|-) ${quoted} ${quoted}`,
)

/** With its day. Undefined where a line is no request: of another log, cut off, or anything else. */
function askedIn(line: string) {
  const asked = line.startsWith('{') ? fromCloudflare(line) : fromCombined(line)
  const date = new Date(asked?.time ?? Number.NaN)
  if (!asked || Number.isNaN(date.getTime())) return undefined
  // Some ask for an address in full.
  const path = asked.path.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  return { ...asked, path, day: date.toISOString().slice(0, 10) }
}

function fromCombined(line: string): Asked | undefined {
  const found = combined.exec(line)
  if (!found) return undefined
  const [, date, month, year, method = '', path = '', status, from = '', by = ''] = found
  return { time: Date.parse(`${date} ${month} ${year} UTC`), method, path, status: Number(status), from, by }
}

/** A line of Cloudflare's Logpush (`http_requests`, NDJSON). */
function fromCloudflare(line: string): Asked | undefined {
  try {
    const told: Record<string, unknown> = JSON.parse(line)
    const text = (name: string) => String(told[`ClientRequest${name}`] ?? '')
    const [time, status] = [timeOf(told['EdgeStartTimestamp']), Number(told['EdgeResponseStatus'])]
    return {
      time,
      status,
      method: text('Method') || 'GET',
      path: text('URI'),
      from: text('Referer'),
      by: text('UserAgent'),
    }
  } catch {
    return undefined
  }
}

/** Written out, or since 1970: in nanoseconds, unless the log was told to have seconds. */
function timeOf(time: unknown): number {
  if (typeof time !== 'number') return Date.parse(String(time))
  return time > 1e12 ? time / 1e6 : time * 1000
}

/** Hands on the lines of a stream one by one. Of a line that never ends only a beginning is kept: no request is longer. */
export async function eachLine(chunks: AsyncIterable<string>, take: (line: string) => void): Promise<void> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()?.slice(0, 16_384) ?? ''
    for (const line of lines) take(line)
  }
  take(rest)
}

const ranked = (counts: ReadonlyMap<string, number>) => [...counts].sort((a, b) => b[1] - a[1])

/** Counts names. However many different ones there are it keeps only so many: those that are named least make room. */
export function counter(most = 5_000) {
  const counts = new Map<string, number>()
  return {
    add(name: string): void {
      const known = counts.get(name)
      // A copy: a part of a line would keep the whole line in memory.
      counts.set(known ? name : Buffer.from(name).toString(), (known ?? 0) + 1)
      if (counts.size > 2 * most) for (const [rare] of ranked(counts).slice(most)) counts.delete(rare)
    },
    top: () => ranked(counts).slice(0, 500),
  }
}

const isProgram = new RegExp(`^-?$|${programs}`, 'i')
/** What nobody asks for who reads the site: such requests try doors. */
const probe = /\.(?:php\d?|aspx?|jsp|cgi|env|ya?ml|sql|bak|ini|sh|zip|gz|exe|dll)$|\/(?:\.|wp-|cgi-bin|phpmyadmin)|\\x/i

export type Visits = ReturnType<typeof countVisits>

/** Takes a log line by line and counts what is in it. `find` knows the pages of the site, `own` is its host. */
export function countVisits(find: Finder, own: string) {
  const lines = { all: 0, views: 0, ready: 0, missing: 0, programs: 0, probes: 0, others: 0, unreadable: 0 }
  const [pages, missing, sites, days] = [counter(), counter(), counter(), counter()]
  const bare = (host: string) => host.toLowerCase().replace(/^www\./, '')
  const ours = [bare(own), 'localhost', '127.0.0.1']

  const kindOf = (line: string): keyof typeof lines => {
    const asked = askedIn(line)
    if (!asked) return 'unreadable'
    const { day, method, path, status, from, by } = asked
    if (by !== 'prefetch' && isProgram.test(by)) return 'programs'
    if (method === 'GET' && (status === 404 || status === 410)) {
      if (probe.test(path)) return 'probes'
      missing.add(oneLine(path.slice(0, 200)))
      return 'missing'
    }
    const page = method === 'GET' && (status === 200 || status === 304) && find(path)
    if (!page) return 'others'
    if (by === 'prefetch') return 'ready'
    pages.add(page)
    days.add(day)
    const host = /^https?:\/\/(?:[^/?#@]*@)?([\w.-]{1,100})/i.exec(from)?.[1]
    if (host && !ours.includes(bare(host))) sites.add(host.toLowerCase())
    return 'views'
  }
  const take = (line: string) => {
    if (line.trim() === '') return
    lines.all++
    lines[kindOf(line)]++
  }
  return { take, lines, pages, missing, sites, days }
}
