import { jsonSchemas } from '../fields/json-schemas.ts'
import { rowsOf } from '../fields/reference.ts'

let known: string[] | undefined

/** The name of every field there is, for guessing which one was meant. */
export function knownFields(): readonly string[] {
  known ??= [...jsonSchemas().values()].flatMap((schema) =>
    rowsOf(schema).map(({ field }) => field.replace(/^.*\./, '')),
  )
  return known
}
