import type { FigureOf } from '../../model/schema/figures/figure.ts'

/** What is said in a call, as its drawing needs it. */

type Data = Extract<FigureOf<'call'>, { messages: unknown }>
export type CallData = Pick<Data, 'caller' | 'partner' | 'messages'>

/** How the company is named between the two others. */
export const us = 'Our interface'

/** Before the binding message everything is open; from it on it holds. */
type State = 'open' | 'binds' | 'holds'

export interface MessagePlace {
  goes: Data['messages'][number]['goes']
  says: string
  state: State
  from: string
  to: string
}

export function placesOf({ caller, partner, messages }: CallData): MessagePlace[] {
  const names = { app: caller, us, partner }
  const binding = messages.findIndex(({ binds }) => binds)
  return messages.map(({ goes, says }, i) => {
    const [from, to] = goes.split('-') as [keyof typeof names, keyof typeof names]
    const state = i === binding ? 'binds' : i > binding ? 'holds' : 'open'
    return { goes, says, state, from: names[from], to: names[to] }
  })
}
