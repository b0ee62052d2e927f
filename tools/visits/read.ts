/** One request, as a log has it: `from` which page, and `by` which program. Who sent it is not read. */
type Asked = Record<'method' | 'path' | 'from' | 'by', string> & { time: number; status: number }

const quoted = String.raw`"((?:[^"\\]|\\.)*)"`
/** nginx's "combined", whatever stands before the time: the address, a host, or nothing. */
const combined = new RegExp(
  String.raw`\[(\d\d)/([A-Z][a-z]{2})/(\d{4}):[^\]"]{0,30}\] "([A-Z]{1,10}) (\S+) HTTP/[\d.]+" (\d{3}) (?:\d+|-) ${quoted} ${quoted}`,
)

/** With its day. Undefined where a line is no request: of another log, cut off, or anything else. */
export function askedIn(line: string) {
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
