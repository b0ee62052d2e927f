import { jsonSchemas } from './json-schemas.ts'
import { fieldReference } from './reference.ts'

/** The files that `npm run fields` writes, by path. */
export function fieldFiles(): Map<string, string> {
  const schemas = jsonSchemas()
  const json = [...schemas].map(
    ([name, schema]) => [`docs/fields/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`] as const,
  )
  return new Map([['docs/fields.md', fieldReference(schemas)], ...json])
}
