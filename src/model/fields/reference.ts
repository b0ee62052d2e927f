import type { JsonSchema } from './json-schemas.ts'

/** One field as an editor looks it up. */
interface Row {
  field: string
  required: boolean
  takes: string
  purpose: string
}

/** Every field of a schema, each before those inside it. */
export function rowsOf(schema: JsonSchema, path = ''): Row[] {
  const rows = variantsOf(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, property]) => {
      const inner = property as JsonSchema
      const field = path ? `${path}.${name}` : name
      const row = { field, required: required.includes(name), takes: takes(inner), purpose: inner.description ?? '' }
      return [row, ...rowsOf(inner, inner.type === 'array' ? `${field}[]` : field)]
    }),
  )
  // What the variants of a group share is told once.
  return rows.filter((row, i) => rows.findIndex((other) => JSON.stringify(other) === JSON.stringify(row)) === i)
}

/** A group of fields, the groups it may be, or those in a list. */
function variantsOf(schema: JsonSchema): JsonSchema[] {
  if (schema.type === 'array' && schema.items) return variantsOf(schema.items as JsonSchema)
  return (schema.oneOf as JsonSchema[] | undefined) ?? [schema]
}

/** What a field takes, in words. */
export function takes(schema: JsonSchema): string {
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.enum) return `one of ${schema.enum.map((value) => `\`${value}\``).join(', ')}`
  switch (schema.type) {
    case 'string':
      return [textOf(schema), schema['patternErrorMessage']].filter(Boolean).join('; ')
    case 'integer':
      return `a whole number${schema.minimum === undefined ? '' : ` from ${schema.minimum}`}`
    case 'boolean':
      return `true or false${schema.default === undefined ? '' : `; ${schema.default} if left out`}`
    case 'array':
      return listOf(schema)
    default:
      return 'a group of fields'
  }
}

const formats: Record<string, string> = { email: 'an e-mail address', date: 'a date such as 2026-09-30' }

function textOf({ format = '', minLength, maxLength }: JsonSchema): string {
  const size = range(minLength, maxLength)
  return formats[format] ?? (size && size !== '1 or more' ? `a text of ${size} characters` : 'a text')
}

function listOf({ minItems, maxItems, items, prefixItems }: JsonSchema): string {
  const size = range(minItems, maxItems)
  const one = takes((prefixItems?.[0] ?? items) as JsonSchema)
  const each = one === 'a group of fields' ? ', each a group of fields' : `, each ${one}`
  return `a list${size ? ` of ${size}` : ''}${each}`
}

function range(min?: number, max?: number): string {
  if (min === max) return min === undefined ? '' : String(min)
  if (max === undefined) return `${min} or more`
  return min === undefined ? `up to ${max}` : `${min} to ${max}`
}

/** The field reference: a table for each kind. */
export function fieldReference(schemas: ReadonlyMap<string, JsonSchema>): string {
  const tables = [...schemas].map(([name, schema]) => {
    const rows = rowsOf(schema).map(
      ({ field, required, takes, purpose }) =>
        `| \`${field}\` | ${required ? 'yes' : ''} | ${escaped(takes)} | ${escaped(purpose)} |`,
    )
    return [`## ${name}`, '', '| field | required | takes | for |', '| --- | --- | --- | --- |', ...rows, ''].join('\n')
  })
  return [
    '# Fields',
    '',
    'What the front matter of each kind of page may say, and the files beside the pages. Written by `npm run fields` from `src/model/schema`; the same as JSON Schema, for the tools of an editor, is in [docs/fields](fields).',
    '',
    ...tables,
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|')
}
