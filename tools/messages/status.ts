import { type Health, healthAddress } from '../../service/health.ts'
import { oneLine } from '../../service/plain.ts'
import type { Store } from '../../service/store/store.ts'

const minute = 60_000

/** How the messages do, in plain words and without a word of any: npm run messages -- status */
export async function asStatus(store: Store, now: number, size?: number, answers?: string): Promise<string> {
  const { count, latest } = await store.stored()
  const { waiting, oldest = now, failed } = await store.queue()
  const room = size === undefined ? '' : `, in a file of ${(size / 1e6).toFixed(1)} MB`
  const since = waiting > 0 ? `, the oldest for ${span(now - oldest)}` : ''
  const lines = [
    `Stored: ${count}${room}`,
    `Last accepted: ${latest === undefined ? 'none yet' : `${new Date(latest).toISOString().slice(0, 16).replace('T', ' ')} UTC`}`,
    `Waiting for mail: ${waiting}${since}`,
    `Tried without success: ${failed}${failed > 0 ? '; the log of the service says why' : ''}`,
    ...(answers ? [`The service: ${answers}`] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** `3 hours`: in the largest unit that has more than one. */
export function span(time: number): string {
  for (const [name, size] of [
    ['day', 1440],
    ['hour', 60],
    ['minute', 1],
  ] as const) {
    const count = Math.floor(time / minute / size)
    if (count > 1) return `${count} ${name}s`
  }
  return 'a minute or less'
}

/** What the service itself says, at the first of these addresses where somebody answers. */
export async function askService(origins: readonly string[], ask = fetch): Promise<string> {
  for (const origin of origins) {
    try {
      const answer = await ask(origin + healthAddress, { signal: AbortSignal.timeout(10_000), redirect: 'manual' })
      const told: Partial<Health> = await answer.json().catch(() => ({}))
      if (told.ok === undefined) continue
      return told.ok
        ? `answers at ${origin}${told.waiting ? ', and has messages that wait for mail' : ', all is well'}`
        : `answers at ${origin}: ${oneLine(String(told.reason))}`
    } catch {
      // Nobody is there; perhaps at the next.
    }
  }
  return `does not answer at ${origins.join(' or ')}`
}
