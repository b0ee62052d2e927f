import type { JsonSchema } from './json-schemas.ts'

/** A group of fields with a table of its own: it has several forms, or several fields take it. */
export interface Group {
  name: string
  forms: JsonSchema[]
}

/** The forms that a group of fields may have, or those in a list; none of what is no group. */
export function formsOf(schema: JsonSchema): JsonSchema[] {
  if (schema.type === 'array' && schema.items) return formsOf(schema.items as JsonSchema)
  return (schema.oneOf as JsonSchema[] | undefined) ?? (schema.properties ? [schema] : [])
}

/** The same for the same group, whatever the field that takes it is for. */
export function keyOf(schema: JsonSchema): string {
  return JSON.stringify(formsOf(schema).map(({ description: _its, ...form }) => form))
}

/** The groups that are told on their own, by key. One that hardly anybody takes is shorter where it stands. */
export function groupsOf(schemas: ReadonlyMap<string, JsonSchema>): Map<string, Group> {
  const found = new Map<string, { paths: string[][]; forms: JsonSchema[] }>()
  const walk = (schema: JsonSchema, path: string[]) => {
    for (const { properties = {} } of formsOf(schema))
      for (const [name, property] of Object.entries(properties)) {
        const inner = property as JsonSchema
        const forms = formsOf(inner)
        if (forms.length === 0) continue
        const known = found.get(keyOf(inner))
        known?.paths.push([...path, name])
        if (!known) {
          found.set(keyOf(inner), { paths: [[...path, name]], forms })
          walk(inner, [...path, name])
        }
      }
  }
  for (const [name, schema] of schemas) walk(schema, [name])

  const apart = [...found].filter(([, { paths, forms }]) => forms.length > 1 || isWorthIt(paths.length, forms))
  const lastOf = ({ paths }: { paths: string[][] }) => paths[0]?.at(-1)
  return new Map(
    apart.map(([key, group]) => {
      const short = lastOf(group) ?? ''
      const isAlone = !schemas.has(short) && apart.filter(([, other]) => lastOf(other) === short).length === 1
      return [key, { name: isAlone ? short : (group.paths[0] ?? []).join(' '), forms: group.forms }]
    }),
  )
}

/** A table of its own costs six lines. */
function isWorthIt(times: number, [form]: JsonSchema[]): boolean {
  return (times - 1) * Object.keys(form?.properties ?? {}).length > 6
}
