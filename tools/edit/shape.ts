import { graphemes } from '../../src/lib/graphemes.ts'
import { spoken } from '../../src/lib/names.ts'
import type { JsonSchema } from '../../src/model/fields/json-schemas.ts'
import { fill, type Placeholders } from '../../src/model/placeholders.ts'

/** What a form makes of a schema. Runs in the browser, and in the test that holds every schema to it. */

export type Group = Record<string, unknown>

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Shape = 'fixed' | 'choice' | 'variants' | 'flag' | 'number' | 'list' | 'group' | 'date' | 'text'

/** Which control a field gets. A shape that no form knows stops the test, not the editor. */
export function shapeOf(schema: JsonSchema): Shape {
  if (schema.const !== undefined) return 'fixed'
  if (schema.enum) return 'choice'
  if (schema.oneOf) return 'variants'
  if (schema.type === 'string') return schema.format === 'date' ? 'date' : 'text'
  const shapes: Record<string, Shape> = {
    boolean: 'flag',
    integer: 'number',
    number: 'number',
    array: 'list',
    object: 'group',
  }
  const shape = shapes[String(schema.type)]
  if (!shape) throw new Error(`No form knows the shape ${JSON.stringify(schema)}.`)
  return shape
}

/** The field that tells the variants of a group apart, and its value in each. */
export function variantsOf({ oneOf = [] }: JsonSchema): { key: string; names: string[]; forms: JsonSchema[] } {
  const forms = oneOf as JsonSchema[]
  const fixed = (form: JsonSchema, key: string) => (form.properties?.[key] as JsonSchema | undefined)?.const
  const key = Object.keys(forms[0]?.properties ?? {}).find((name) =>
    forms.every((form) => fixed(form, name) !== undefined),
  )
  if (!key) throw new Error(`Nothing tells the variants apart: ${JSON.stringify(oneOf).slice(0, 80)}`)
  return { key, names: forms.map((form) => String(fixed(form, key))), forms }
}

/** The group of fields that a value is written as. */
export function formOf(schema: JsonSchema, value: unknown): JsonSchema {
  if (!schema.oneOf) return schema
  const { key, names, forms } = variantsOf(schema)
  const chosen = isGroup(value) ? forms[names.indexOf(String(value[key]))] : undefined
  return chosen ?? { type: 'object', properties: {} }
}

/** The schema of an entry of a list. */
export const entryOf = ({ prefixItems, items }: JsonSchema, i: number): JsonSchema =>
  (prefixItems?.[i] ?? prefixItems?.[0] ?? items) as JsonSchema

/** What a new entry or group starts as: its fields are there to be filled in. */
export function blankOf(schema: JsonSchema): unknown {
  switch (shapeOf(schema)) {
    case 'fixed':
      return schema.const
    case 'variants':
      return blankOf(schema.oneOf?.[0] as JsonSchema)
    case 'group':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, blankIn(schema.properties?.[name] as JsonSchema)]),
      )
    case 'list':
      return Array.from({ length: Math.max(schema.minItems ?? 0, 1) }, (_, i) => blankOf(entryOf(schema, i)))
    case 'text':
      return ''
    default:
      return undefined
  }
}

/** A text that is not there is missing; an empty one would be too short. */
const blankIn = (schema: JsonSchema) => blankOf(schema) || undefined

/** Which fields name what they stand in, the best first. */
const naming = ['name', 'title', 'label', 'heading', 'question', 'city', 'term', 'what', 'page', 'text']
/** And which never do: they steer a drawing. */
const steering = new Set(['icon', 'kind', 'draws', 'tone', 'effect', 'way'])

/** What an entry is called in its list; one that leads to a page is called as that page. */
export function nameOf(entry: unknown, pages: readonly { value: string; name: string }[] = []): string {
  const group = isGroup(entry) ? entry : {}
  const others = Object.keys(group).filter((key) => !steering.has(key))
  const texts = [...naming, ...others].flatMap(
    (key) =>
      [group[key]]
        .flat()
        .filter((one) => typeof one === 'string')
        .join(', ') || [],
  )
  return pages.find(({ value }) => value === texts[0])?.name ?? texts[0] ?? ''
}

/** Such as "Carries risk" for `carriesRisk`. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A path in words: "Facts 3, label" for `facts[2].label`. */
export const pathInWords = (path: string): string => labelOf(spoken(path))

/** The steps of a path such as `facts[2].label`. */
export const keysOf = (path: string): string[] => path.match(/[^.[\]]+/g) ?? []

export const pathTo = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${key}` : key

/** The same data with one value changed; what did not change stays the same object. */
export function withValue(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(data)) return data.map((entry, i) => (String(i) === key ? withValue(entry, rest, value) : entry))
  const group = isGroup(data) ? data : {}
  return { ...group, [key]: withValue(group[key], rest, value) }
}

/** The nearest field of the form to the one that a message names; empty where there is none. */
export function shownAt(schema: JsonSchema, data: unknown, field: string): string {
  let [path, inner, value] = ['', schema, data]
  for (const key of keysOf(field)) {
    const form = formOf(inner, value)
    if (form.type === 'array') {
      if (!Array.isArray(value) || !(Number(key) < value.length)) break
      ;[path, inner, value] = [pathTo(path, Number(key)), entryOf(form, Number(key)), value[Number(key)]]
    } else {
      const next = form.properties?.[key] as JsonSchema | undefined
      if (!next || next.const !== undefined) break
      ;[path, inner, value] = [pathTo(path, key), next, isGroup(value) ? value[key] : undefined]
    }
  }
  return path
}

/** What a field may hold, and what it holds now: counted as a reader sees it. */
export function limitsOf(schema: JsonSchema, value: unknown, values: Placeholders): string {
  switch (shapeOf(schema)) {
    case 'text': {
      const allowed = schema['picks'] ? '' : range(schema.minLength, schema.maxLength, 'character')
      const size = graphemes(fill(typeof value === 'string' ? value.trim() : '', values, () => {}))
      return allowed && schema.maxLength ? `${allowed}, ${size} now` : ''
    }
    case 'list': {
      const allowed = range(schema.minItems, schema.maxItems, 'entry', 'entries')
      return allowed && `${allowed}, ${Array.isArray(value) ? value.length : 0} now`
    }
    case 'number':
      return range(schema.minimum, schema.maximum)
    default:
      return ''
  }
}

function range(min?: number, max?: number, one = '', many = `${one}s`): string {
  const unit = one && ` ${max === 1 ? one : many}`
  if (min === undefined && max === undefined) return ''
  if (min === max) return `${min}${unit}`
  if (max === undefined) return `${min} or more${unit}`
  return min === undefined ? `up to ${max}${unit}` : `${min} to ${max}${unit}`
}
