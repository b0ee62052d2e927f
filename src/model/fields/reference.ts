import { type JsonSchema, jsonSchemas } from './json-schemas.ts'

/** A group of fields with a table of its own: it has several forms, or several fields take it. */
interface Group {
  name: string
  forms: JsonSchema[]
}

/** The forms that a group of fields may have, or those in a list; none of what is no group. */
function formsOf(schema: JsonSchema): JsonSchema[] {
  if (schema.type === 'array' && schema.items) return formsOf(schema.items as JsonSchema)
  return (schema.oneOf as JsonSchema[] | undefined) ?? (schema.properties ? [schema] : [])
}

/** The same for the same group, whatever the field that takes it is for. */
function keyOf(schema: JsonSchema): string {
  return JSON.stringify(formsOf(schema).map(({ description: _its, ...form }) => form))
}

/** The groups that are told on their own, by key. One that hardly anybody takes is shorter where it stands. */
function groupsOf(schemas: ReadonlyMap<string, JsonSchema>): Map<string, Group> {
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

/** One field as an editor looks it up. */
interface Row {
  field: string
  required: boolean
  takes: string
  purpose: string
}

type Groups = ReadonlyMap<string, Group>

/** Every field of a schema, each before those inside it; those of groups with a table of their own are left to it. */
export function rowsOf(schema: JsonSchema, path = '', groups: Groups = new Map()): Row[] {
  const rows = formsOf(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, property]) => {
      const inner = property as JsonSchema
      const field = path ? `${path}.${name}` : name
      const group = groups.get(keyOf(inner))
      const taken = takes(inner).replace('a group of fields', group ? `[${group.name}](#${anchor(group.name)})` : '$&')
      const row = { field, required: required.includes(name), takes: taken, purpose: inner.description ?? '' }
      return group ? [row] : [row, ...rowsOf(inner, inner.type === 'array' ? `${field}[]` : field, groups)]
    }),
  )
  // What the forms of a group share is told once.
  return onceEach(rows)
}

/** What a field takes, in words. */
export function takes(schema: JsonSchema): string {
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.anyOf) return (schema.anyOf as JsonSchema[]).map(takes).join(', or ')
  if (schema.enum) return `one of ${schema.enum.map((value) => `\`${value}\``).join(', ')}`
  const unless = schema.default === undefined ? '' : `; ${schema.default} if left out`
  switch (schema.type) {
    case 'string':
      return [textOf(schema), schema['patternErrorMessage']].filter(Boolean).join('; ')
    case 'integer':
      return `a whole number${bounds(schema)}${unless}`
    case 'number':
      return `a number${bounds(schema)}${unless}`
    case 'boolean':
      return `true or false${unless}`
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
  const size = prefixItems ? String(prefixItems.length) : range(minItems, maxItems)
  return `a list${size ? ` of ${size}` : ''}, each ${takes((prefixItems?.[0] ?? items) as JsonSchema)}`
}

function bounds({ minimum, maximum }: JsonSchema): string {
  return (minimum === undefined ? '' : ` from ${minimum}`) + (maximum === undefined ? '' : ` to ${maximum}`)
}

function range(min?: number, max?: number): string {
  if (min === max) return min === undefined ? '' : String(min)
  if (max === undefined) return `${min} or more`
  return min === undefined ? `up to ${max}` : `${min} to ${max}`
}

/** The field reference: a table for what all pages share, one for each kind, one for each group that several take. */
export function fieldReference(schemas: ReadonlyMap<string, JsonSchema>): string {
  const groups = groupsOf(schemas)
  const rows = new Map([...schemas].map(([name, schema]) => [name, rowsOf(schema, '', groups)] as const))
  const pages = [...rows.values()].filter((all) => all.some(isKind))
  const shared = sharedRows(pages)
  const ofAnyKind = (pages[0] ?? []).filter(isKind).map((row) => ({ ...row, takes: 'the name of a table below' }))
  const isTold = (row: Row) => isKind(row) || shared.some((other) => isSame(row, other))
  return [
    '# Fields',
    '',
    'What the front matter of each kind of page may say, and the files beside the pages; below them, the groups that several fields take. A page names its kind, has the fields of [every page](#every-page), and those of its kind. Written by `npm run fields` from `src/model/schema`; the same as JSON Schema, for the tools of an editor, is in [docs/fields](fields).',
    '',
    '## every page',
    '',
    ...table([...ofAnyKind, ...shared].map(cells)),
    ...[...rows].flatMap(([name, all]) => [
      `## ${name}`,
      '',
      ...table((pages.includes(all) ? all.filter((row) => !isTold(row)) : all).map(cells)),
    ]),
    ...[...groups.values()].flatMap(({ name, forms }) => [`## ${name}`, '', ...table(formRows(forms, groups))]),
  ].join('\n')
}

const isKind = ({ field }: Row) => field === 'kind'

/** The fields that all forms of a group have, then each form by its name with those of its own. */
function formRows(forms: readonly JsonSchema[], groups: Groups): string[] {
  const all = forms.map((form) => ({ ...choiceOf(form), rows: rowsOf(form, '', groups) }))
  if (all.length === 1) return all.flatMap(({ rows }) => rows.map(cells))
  const isShared = (row: Row) => all.every(({ rows }) => rows.some((other) => isSame(row, other)))
  return [
    ...(all[0]?.rows ?? []).filter(isShared).map(cells),
    ...all.flatMap(({ field, name, purpose, rows }) => [
      `| **${field}: ${name}** |  |  | ${escaped(purpose)} |`,
      ...rows.filter((row) => row.field !== field && !isShared(row)).map(cells),
    ]),
  ]
}

/** The fields of every page, in the words that nearly all kinds have for them; the others have their own in their table. */
function sharedRows(pages: readonly Row[][]): Row[] {
  const isEverywhere = ({ field }: Row) => pages.every((rows) => rows.some((row) => row.field === field))
  const times = (row: Row) => pages.filter((rows) => rows.some((other) => isSame(row, other))).length
  const all = pages.flat().filter((row) => isEverywhere(row) && times(row) > pages.length * 0.8)
  return onceEach(all)
}

const isSame = (one: Row, other: Row) => JSON.stringify(one) === JSON.stringify(other)
const onceEach = (rows: readonly Row[]) => rows.filter((row, i) => rows.findIndex((other) => isSame(row, other)) === i)

/** The field that tells the forms of a group apart, and what it says in this one. */
function choiceOf({ properties = {} }: JsonSchema) {
  const [field = '', choice] = Object.entries(properties).find(([, each]) => (each as JsonSchema).const) ?? []
  const { const: name, description = '' } = (choice ?? {}) as JsonSchema
  return { field, name: String(name), purpose: description }
}

function table(rows: readonly string[]): string[] {
  return ['| field | required | takes | for |', '| --- | --- | --- | --- |', ...rows, '']
}

const cells = ({ field, required, takes, purpose }: Row) =>
  `| \`${field}\` | ${required ? 'yes' : ''} | ${escaped(takes)} | ${escaped(purpose)} |`

const anchor = (name: string) => name.toLowerCase().replaceAll(' ', '-')

function escaped(text: string): string {
  return text.replaceAll('|', '\\|')
}

/** The files that `npm run fields` writes, by path. */
export function fieldFiles(): Map<string, string> {
  const schemas = jsonSchemas()
  const json = [...schemas].map(
    ([name, schema]) => [`docs/fields/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`] as const,
  )
  return new Map([['docs/fields.md', fieldReference(schemas)], ...json])
}

let known: string[] | undefined

/** The name of every field there is, for guessing which one was meant. */
export function knownFields(): readonly string[] {
  const rows = () => [...jsonSchemas().values()].flatMap((schema) => rowsOf(schema))
  known ??= rows().map(({ field }) => field.replace(/^.*\./, ''))
  return known
}
