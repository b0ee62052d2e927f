import type { Way } from '../../model/schema/apis.ts'

/** What is said in a call, as its drawing needs it. */

export interface Message {
  way: Way
  says: string
  binds: boolean
}

type Party = 'app' | 'us' | 'partner'

/** Before the binding message everything is open; from it on it holds. */
type State = 'open' | 'binds' | 'holds'

export function messagesOf(call: readonly Message[], names: Record<Party, string>) {
  const binding = call.findIndex(({ binds }) => binds)
  return call.map(({ way, says }, i) => {
    const [from, to] = way.split('-') as [Party, Party]
    const state: State = i === binding ? 'binds' : binding >= 0 && i > binding ? 'holds' : 'open'
    return { way, says, state, from: names[from], to: names[to] }
  })
}
