import { createContext, type ReactNode, useContext, useState } from 'react'
import type { JsonSchema } from '../../../src/model/fields/json-schemas.ts'
import { Pictogram, type PictogramName } from '../../../src/ui/Pictogram.tsx'
import { limitsOf, shapeOf } from '../shape.ts'
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

/** What a field may hold, and how much of it, in words. */
export function useHint({ schema, value, isRequired }: FieldProps): string {
  const limits = limitsOf(schema, value, useContext(Form).values)
  const said = [schema.description, limits && `${limits}.`, isRequired ? '' : 'Optional.'].filter(Boolean).join(' ')
  return said.replaceAll('`', '')
}

interface LabeledProps {
  id: string
  label: string
  hint?: string
  children: ReactNode
}

/** A control under its name, with what is said of it. */
export function Labeled({ id, label, hint, children }: LabeledProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`hint-${id}`}>
          {hint}
        </p>
      )}
      {children}
      <ToldAt path={id} />
    </div>
  )
}

/** A field with one control. */
export function Control(props: FieldProps) {
  const { schema, value, path, label } = props
  const { change, choices } = useContext(Form)
  const control = useControl(path)
  const set = (next: unknown) => change(path, next)
  // A field that says nothing is left out of the file; an entry of a list stays until it is removed.
  const setText = (text: string) => set(text === '' && !path.endsWith(']') ? undefined : text)
  const text = typeof value === 'object' ? '' : String(value ?? '')
  const picked = choices[String(schema['picks'])] ?? schema.enum?.map((one) => ({ value: one, name: String(one) }))

  return (
    <Labeled id={path} label={label} hint={useHint(props)}>
      {controlOf()}
    </Labeled>
  )

  function controlOf() {
    if (picked) return choice(picked)
    switch (shapeOf(schema)) {
      case 'flag': {
        const off = schema.default === false ? undefined : false
        return (
          <input {...control} type="checkbox" checked={value === true} onChange={(e) => set(e.target.checked || off)} />
        )
      }
      case 'number':
        return (
          <input
            {...control}
            type="number"
            min={schema.minimum}
            max={schema.maximum}
            step={schema.type === 'integer' ? 1 : 'any'}
            value={text}
            onChange={({ target }) => set(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)}
          />
        )
      // As it is typed: a browser's own field says nothing at all of a day that does not exist, and a deadline would be lost.
      case 'date':
        return (
          <input
            {...control}
            inputMode="numeric"
            placeholder="2026-09-30"
            value={text}
            onChange={(e) => setText(e.target.value)}
          />
        )
      default:
        return (schema.maxLength ?? 0) > 110 || text.includes('\n') ? (
          // A text of several lines ends with a line break in its file, which no box needs to show.
          <textarea
            {...control}
            value={text.replace(/\n$/, '')}
            onChange={(e) => setText(text.endsWith('\n') && e.target.value ? `${e.target.value}\n` : e.target.value)}
          />
        ) : (
          <input {...control} value={text} onChange={(e) => setText(e.target.value)} />
        )
    }
  }

  /** A picker. What the file says is offered, too, where nothing is known by it: the gate tells. */
  function choice(options: readonly { value: unknown; name: string }[]) {
    const isKnown = options.some((option) => String(option.value) === text)
    const usual = schema.default === undefined ? '' : String(schema.default)
    return (
      <div className="picker">
        <select
          {...control}
          value={text}
          onChange={({ target }) => set(options.find((option) => String(option.value) === target.value)?.value)}
        >
          {!isKnown && text !== '' && <option value={text}>{text} (not in this list)</option>}
          {(text === '' || usual || !props.isRequired) && (
            <option value="">{usual ? `${usual} (as usual)` : ''}</option>
          )}
          {options
            .filter((option) => String(option.value) !== usual || text === usual)
            .map((option) => (
              <option key={String(option.value)} value={String(option.value)}>
                {option.name === String(option.value) ? option.name : `${option.name} (${option.value})`}
              </option>
            ))}
        </select>
        {path.endsWith('.icon') && isKnown && <Pictogram name={text as PictogramName} />}
      </div>
    )
  }
}
