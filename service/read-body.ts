/** The most a browser may send. The longest letter, all of it escaped, has less. */
const mostBytes = 64 * 1024

export type Body = { text: string } | { status: 400 | 408 | 413 }

/** The body of a request, as text; or with which status to refuse it. Neither its size nor its sender is trusted. */
export async function readBody(request: Request, patience: number): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return { status: 413 }
  const reader = request.body?.getReader()
  if (!reader) return { text: '' }
  const { timer, late } = alarm(patience)
  const parts: Uint8Array[] = []
  let size = 0
  try {
    while (true) {
      const step = await Promise.race([reader.read(), late])
      if (step === 'late') return { status: 408 }
      if (step.done) break
      size += step.value.byteLength
      if (size > mostBytes) return { status: 413 }
      parts.push(step.value)
    }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(joined(parts, size)) }
  } catch {
    // Cut off on the way, or no UTF-8.
    return { status: 400 }
  } finally {
    clearTimeout(timer)
    reader.cancel().catch(() => {})
  }
}

function alarm(patience: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patience)
  })
  return { timer, late }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
