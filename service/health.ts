import type { Store } from './store/store.ts'

export const healthAddress = '/api/health'

export interface Health {
  ok: boolean
  /** In plain words, for whoever is woken by it. It names no visitor and nothing of the machine. */
  reason?: string
  /** Messages that nobody was mailed about, or has answered. */
  waiting?: number
  /** For how many seconds the oldest of them waits. */
  oldest?: number
}

const second = 1000
/** Who asks more often gets the same answer: the database is asked once in a while, whoever asks. */
const keptFor = 10 * second
/** By then a mail was tried eight times. */
const longestWait = 3 * 3600 * second

type Asked = Pick<Store, 'queue' | 'tryWriting'>

/** Says whether messages can be stored and mails go out. Answers that are asked for at the same time are one. */
export function healthOf(store: () => Promise<Asked>, log: (line: string) => void, now: () => number) {
  let answer: Promise<Health> | undefined
  let since = 0
  return (): Promise<Health> => {
    // A clock that was set back is no reason to repeat an old answer for hours.
    if (answer && Math.abs(now() - since) < keptFor) return answer
    since = now()
    answer = ask(store, since).catch((error: Error) => {
      log(`Messages cannot be stored: ${error.message}`)
      return { ok: false, reason: 'Messages cannot be stored.' }
    })
    return answer
  }
}

async function ask(open: () => Promise<Asked>, now: number): Promise<Health> {
  const store = await open()
  await store.tryWriting(now)
  const { unread, oldestUnread = now } = await store.queue()
  const oldest = Math.max(0, Math.round((now - oldestUnread) / second))
  const counted = { waiting: unread, oldest }
  if (now - oldestUnread <= longestWait) return { ok: true, ...counted }
  return { ok: false, reason: 'Mails do not go out.', ...counted }
}
