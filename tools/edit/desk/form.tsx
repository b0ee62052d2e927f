import { createContext, type ReactNode, useContext, useState } from 'react'
import type { JsonSchema } from '../../../src/model/fields/json-schemas.ts'
import { limitsOf } from '../shape.ts'
import type { Listing, Told } from '../types.ts'
import { addWord } from './ask.ts'

/** What every field of a form has in common. */

export interface FieldProps {
  schema: JsonSchema
  value: unknown
  /** As the gate names it, such as `facts[2].label`. */
  path: string
  label: string
  isRequired: boolean
}

interface FormContext {
  change: (path: string, value: unknown) => void
  /** Asks the gate once more, when something beside the form has changed. */
  askAgain: () => void
  choices: Listing['choices']
  values: ReadonlyMap<string, string>
}

export const Form = createContext<FormContext>({
  change: () => {},
  askAgain: () => {},
  choices: {},
  values: new Map(),
})

export type MessagesByField = ReadonlyMap<string, readonly Told[]>

/** What the gate says, by the field at which it stands. */
export const Messages = createContext<MessagesByField>(new Map())

/** What a control says of itself: where its hint and its messages stand, and whether it has to be mended. */
export function useControl(path: string) {
  const told = useContext(Messages).get(path) ?? []
  return {
    id: path,
    'aria-describedby': told.length > 0 ? `hint-${path} told-${path}` : `hint-${path}`,
    'aria-invalid': told.some(({ isWarning }) => !isWarning) || undefined,
  }
}

/** Where a field has more to say, the rest comes once these are mended. */
const most = 6

/** What is said at a field: what has to be mended first, then what is worth a look. */
export function ToldAt({ path }: { path: string }) {
  const told = useContext(Messages).get(path)
  return (
    told && (
      <ul className="told" id={`told-${path}`}>
        {told.slice(0, most).map((one) => (
          <Message key={one.what} {...one} />
        ))}
        {told.length > most && <li>And {told.length - most} more.</li>}
      </ul>
    )
  )
}

export function Message({ what, cure, quote, isWarning, children }: Told & { children?: ReactNode }) {
  const [, word] = /^says "([^"]+)", which is not in the dictionary/.exec(what) ?? []
  return (
    <li className={isWarning ? 'warning' : 'error'}>
      {children}
      {quote && `In “${quote}”: `}
      {what} <span className="cure">{cure}</span> {word && <RightWord word={word} />}
    </li>
  )
}

/** Puts a word where the spelling check finds it. */
function RightWord({ word }: { word: string }) {
  const { askAgain } = useContext(Form)
  const [note, setNote] = useState('')
  const add = () => addWord(word).then(askAgain, (error: Error) => setNote(error.message))
  return (
    <>
      <button type="button" onClick={add}>
        “{word}” is right
      </button>{' '}
      {note}
    </>
  )
}

export function Hint({ schema, value, path, isRequired }: FieldProps) {
  const limits = limitsOf(schema, value, useContext(Form).values)
  const said = [schema.description, limits && `${limits}.`, isRequired ? '' : 'Optional.'].filter(Boolean).join(' ')
  return (
    <p className="hint" id={`hint-${path}`}>
      {said.replaceAll('`', '')}
    </p>
  )
}
