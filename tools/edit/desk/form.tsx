import { createContext, useContext } from 'react'
import type { JsonSchema } from '../../../src/model/fields/json-schemas.ts'
import type { Problem } from '../../../src/model/problems.ts'
import { limitsOf } from '../shape.ts'
import type { Listing } from '../types.ts'

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
  choices: Listing['choices']
  values: ReadonlyMap<string, string>
}

export const Form = createContext<FormContext>({ change: () => {}, choices: {}, values: new Map() })

/** What the gate says, by the field at which it stands. */
export const Messages = createContext<ReadonlyMap<string, readonly Pick<Problem, 'what' | 'cure'>[]>>(new Map())

/** Where a field has more to say, the rest comes once these are mended. */
const most = 6

export function Told({ path }: { path: string }) {
  const told = useContext(Messages).get(path)
  return (
    told && (
      <div className="error" id={`error-${path}`}>
        {told.slice(0, most).map(({ what, cure }) => (
          <p key={what}>
            {what} {cure}
          </p>
        ))}
        {told.length > most && <p>And {told.length - most} more.</p>}
      </div>
    )
  )
}

export function Hint({ schema, value, path, isRequired }: FieldProps) {
  const limits = limitsOf(schema, value, useContext(Form).values)
  const said = [schema.description, limits && `${limits}.`, isRequired ? '' : 'Optional.'].filter(Boolean).join(' ')
  return (
    <p className="hint" id={`hint-${path}`}>
      {said}
    </p>
  )
}
