import { play, type Round } from './service/play.ts'
import { requestOf } from './service/requests.ts'
import type { Broken, FuzzOptions } from './types.ts'

const events = ['none', 'kill', 'kill', 'stop', 'stop', 'full', 'lock', 'beside'] as const
const mails = ['take', 'refuse', 'fall silent', 'away'] as const

/**
 * Sends messages that nobody thought of to the real service, round by round, with a kill, a stop, a full disk, a lock or
 * files removed in the middle. What was acknowledged must be stored, once; none may be mailed twice unless it says so;
 * every request is answered, and with 5xx only where nothing can be stored.
 */
export async function fuzz({ seed, until, random, say }: FuzzOptions): Promise<Broken[]> {
  const broken: Broken[] = []
  const counts: Record<string, number> = {}
  const count = (what: string, more = 1) => {
    counts[what] = (counts[what] ?? 0) + more
  }
  for (let number = 0; Date.now() < until; number++) {
    const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T
    const requests: string[] = []
    for (let n = 50 + Math.floor(random() * 350); n > 0; n--)
      requests.push(
        requests.length > 0 && random() < 0.1
          ? pick(requests)
          : requestOf(`${seed}-${number}-${n}`, random).toString('base64'),
      )
    const round: Round = {
      event: pick(events),
      mail: pick(mails),
      at: Math.floor(random() * requests.length),
      requests,
    }
    const { why, culprit, statuses } = await play(round)
    count('rounds')
    count(`event ${round.event}`)
    for (const status of statuses) count(`answer ${status}`)
    for (const [index, one] of why.entries())
      broken.push({
        name: `${seed}-${number}-${index}`,
        // What one request does by itself is kept by itself.
        input: JSON.stringify(
          culprit[index] ? { event: 'none', mail: 'take', at: 0, requests: [culprit[index]] } : round,
        ),
        why: `${one} (${round.event}, mail: ${round.mail})`,
      })
    if (number % 10 === 9 || why.length > 0)
      say(`${JSON.stringify(counts)}${why.length > 0 ? ` BROKEN: ${why.join('; ')}` : ''}`)
  }
  say(JSON.stringify(counts))
  return broken
}
