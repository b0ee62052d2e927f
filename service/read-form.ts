import { decoded } from '../deploy/address-book.ts'

/** The fields of a form, as a browser sends them. */
export type Form = Readonly<Record<string, string>>

const mostFields = 20

/**
 * Reads `a=1&b=2` strictly: no field twice, no half characters, no null bytes. What is not well formed was not sent by
 * the form, and guessing what it means could store something else than somebody wrote.
 */
export function readForm(text: string): Form | undefined {
  const pairs = text.split('&').filter(Boolean)
  if (pairs.length > mostFields) return undefined
  const form: Record<string, string> = Object.create(null)
  for (const pair of pairs) {
    const [name, value] = pair.split('=', 2).map((text) => decoded(text.replaceAll('+', ' ')))
    if (name === undefined || value === undefined || pair.indexOf('=') !== pair.lastIndexOf('=')) return undefined
    if (name in form || value.includes('\0') || !value.isWellFormed()) return undefined
    // Browsers send line breaks as two characters; in the form they are one.
    form[name] = value.replaceAll('\r\n', '\n')
  }
  return form
}

/** The most a browser may send. The longest letter, all of it escaped, has less. */
const mostBytes = 64 * 1024

type Body = { text: string } | { status: 400 | 408 | 413 }

/** The body of a request, as text; or with which status to refuse it. Neither its size nor its sender is trusted. */
export async function readBody(request: Request, patience: number): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return { status: 413 }
  const late = AbortSignal.timeout(patience)
  let size = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      size += part.byteLength
      if (size > mostBytes) controller.error()
      else controller.enqueue(part)
    },
  })
  try {
    const bytes = await new Response(request.body?.pipeThrough(counted, { signal: late })).arrayBuffer()
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    // Otherwise it was cut off on the way, or is no UTF-8.
    return { status: late.aborted ? 408 : size > mostBytes ? 413 : 400 }
  }
}

/**
 * Whether a page of this very site sends the request. Browsers say so in two headers, which no page can change; whoever
 * sends neither is no browser. The host is compared, not the whole origin: something in front may have ended TLS.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site === null && origin === null) return false
  const isOwn = origin === null || URL.parse(origin)?.host === headers.get('host')
  return isOwn && (site === null || site === 'same-origin')
}

/**
 * What visitors write, made harmless for terminals and mail: control characters could move a cursor, recolor a screen
 * or begin a header, and marks of direction could turn the text around them. Line breaks and tabs stay.
 */
export function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd')
}

/** The same in one line, for headers and lists. */
export function oneLine(text: string): string {
  return plain(text)
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}
