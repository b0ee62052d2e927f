import type { FigureOf } from '../../model/schema/figures/figure.ts'

/** What is said in a call, as its drawing needs it. */

type Data = Extract<FigureOf<'call'>, { messages: unknown }>
export type CallData = Pick<Data, 'caller' | 'partner' | 'messages'>

/** How the company is named between the two others. */
export const us = 'Our interface'

/** Before the binding message everything is open; from it on it holds. */
type State = 'open' | 'binds' | 'holds'

interface MessagePlace {
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

/** A body as JSON writes it, line by line, each part by what it is. */

export interface BodyField {
  key: string
  value: string
  written: 'text' | 'number' | 'boolean'
}

interface JsonLine {
  key: string
  /** The value as JSON writes it, a text with its quotes. */
  value: string
  written: BodyField['written']
  /** What stands behind it; nothing behind the last. */
  end: ',' | ''
}

/** The lines between the braces. */
export function jsonLines(fields: readonly BodyField[]): JsonLine[] {
  return fields.map(({ key, value, written }, i) => ({
    key: JSON.stringify(key),
    value: written === 'text' ? JSON.stringify(value) : value,
    written,
    end: i < fields.length - 1 ? ',' : '',
  }))
}
