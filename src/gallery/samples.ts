import { z } from 'zod'

/**
 * Valid data for any schema: as little as it takes, as much as it allows, or with the longest words. It is made from
 * what the schema says of each field, and mended where the checks between fields still complain.
 */

export const sizes = ['least', 'most', 'long words'] as const
export type Size = (typeof sizes)[number]

const plain = 'The harbor keeps its lamps lit while a small crew counts every rope and sail before the tide'.split(' ')
const long = 'Incomprehensibilities counterrevolutionaries misinterpretations electroencephalograms'.split(' ')

/** Texts in a form that words do not have. A schema may name others in `.meta({ examples })`. */
const formed = (number: number) => [
  ...['/workshop/boats', `/lamps-${number}`, `lamps${number}`, `Lamps ${number}`, 'https://example.org/lamps'],
  ...['2026-09-30', '09:30', '12', '12.50', '+1.5%', '1.2B', 'a@example.org'],
]

type Schema = z.core.JSONSchema.BaseSchema
type Path = readonly PropertyKey[]
type Data = Record<PropertyKey, unknown>

interface Maker {
  size: Size
  /** A number between two, the same in every run. */
  draw: (from: number, to: number) => number
  /** The texts that there are by now. */
  known: () => readonly string[]
  /** The number of the next text, so that no two are the same. */
  count: () => number
  /** The place in a list that is made for the first time: what is counted in it goes up. */
  place?: number
}

/** Data that the schema takes. What it cannot make by itself is told with the field that needs an example. */
export function sample<Kind extends z.ZodType>(schema: Kind, size: Size): z.output<Kind> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  let texts = 0
  const maker: Maker = { size, draw: dice(), count: () => ++texts, known: () => textsIn(data) }
  let data: unknown
  data = made(json, { ...maker, place: 0 })
  let result = schema.safeParse(data)
  for (let tries = 0; !result.success && tries < 5000; tries++) {
    const { issues } = result.error
    const issue = issues[maker.draw(0, issues.length - 1)]
    // What is wrong may be the field that is named, or any that it belongs to.
    const depth = (issue?.path.length ?? 0) - (tries % 4 === 3 ? 1 : 0)
    const next = mended(json, data, issue?.path.slice(0, Math.max(depth, 0)) ?? [], maker)
    const other = schema.safeParse(next)
    // Now and then worse is taken too, since some ways lead over it.
    const worse = other.success ? 0 : Math.max(0, other.error.issues.length - issues.length)
    if (maker.draw(0, 9 * worse) === 0) {
      data = next
      result = other
    }
  }
  if (result.success) return result.data
  throw new Error(`No ${size} sample: ${JSON.stringify(result.error.issues)} in ${JSON.stringify(data)}`)
}

/** The data with another value at a path, or without it. */
function mended(schema: Schema, data: unknown, [key, ...rest]: Path, maker: Maker): unknown {
  const form = formOf(schema, data)
  if (key === undefined) return typeof data === 'object' ? resampled(form, data, maker) : another(form, maker)
  if (Array.isArray(data)) {
    if (form.items && data.length > (form.minItems ?? 0) && maker.draw(0, 5) === 0)
      return data.filter((_, i) => i !== key)
    const inner = (form.prefixItems?.[Number(key)] ?? form.items) as Schema
    return data.map((each, i) => (i === key ? mended(inner, each, rest, maker) : each))
  }
  const inner = form.properties?.[String(key)] as Schema | undefined
  if (!inner || typeof data !== 'object' || data === null) return made(form, maker)
  const { [key]: value, ...others } = data as Data
  const isNeeded = form.required?.includes(String(key))
  if (value === undefined) return { ...others, [key]: made(inner, maker) }
  if (rest.length === 0 && !isNeeded && maker.draw(0, 2) === 0) return others
  return { ...others, [key]: mended(inner, value, rest, maker) }
}

/** Another value: a text may be one that stands elsewhere, since some name others. */
function another(form: Schema, maker: Maker): unknown {
  const isWords = form.type === 'string' && !form.enum && form.const === undefined
  const { minLength = 0, maxLength = Infinity } = form
  const known = isWords ? maker.known().filter(({ length }) => length >= minLength && length <= maxLength) : []
  return known.length > 0 && maker.draw(0, 1) ? known[maker.draw(0, known.length - 1)] : made(form, maker)
}

/** Another length for a list, or another entry; another value for one field of a group, or none. */
function resampled(form: Schema, data: unknown, maker: Maker): unknown {
  const how = maker.draw(0, 3)
  if (Array.isArray(data)) {
    if (how > 1 && data.length > 0) return mended(form, data, [maker.draw(0, data.length - 1)], maker)
    return made(how === 0 ? form : { ...form, ...lengthOf(form, maker) }, maker)
  }
  const names = Object.keys(form.properties ?? {})
  const name = names[maker.draw(0, names.length - 1)]
  return name && how ? mended(form, data, [name], maker) : made(form, maker)
}

function lengthOf({ minItems = 0, maxItems = minItems + 9 }: Schema, { draw }: Maker) {
  const length = draw(minItems, maxItems)
  return { minItems: length, maxItems: length }
}

/** The one form of several that data has. */
function formOf(schema: Schema, data: unknown): Schema {
  const forms = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined
  const fits = ({ properties = {} }: Schema) =>
    Object.entries(properties).every(([name, each]) => {
      const { const: only } = each as Schema
      return only === undefined || only === (data as Data)[name]
    })
  return forms?.find(fits) ?? schema
}

function made(schema: Schema, maker: Maker): unknown {
  const { const: only, enum: choices, examples } = schema
  const forms = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined
  const isFirst = maker.size === 'least' && maker.place !== undefined
  if (only !== undefined) return only
  const options = forms ?? choices ?? (examples as unknown[] | undefined)
  if (options) {
    const chosen = options[isFirst && !forms ? 0 : maker.draw(0, options.length - 1)]
    return forms ? made(chosen as Schema, maker) : chosen
  }
  switch (schema.type) {
    case 'boolean':
      return maker.place === undefined ? maker.draw(0, 1) === 1 : !isFirst
    case 'integer':
    case 'number':
      return number(schema, maker)
    case 'string':
      return text(schema, maker)
    case 'array':
      return list(schema, maker)
    default:
      return group(schema, maker)
  }
}

/** Within limits any; without, a place that is counted, which lies behind those of the things before it. */
function number({ minimum = 0, maximum = Infinity }: Schema, { draw, place }: Maker): number {
  const [least, most] = [Math.ceil(minimum), Math.floor(maximum)]
  return most < Number.MAX_SAFE_INTEGER ? draw(least, most) : least + (place === undefined ? draw(0, 24) : 2 * place)
}

function list({ minItems = 0, maxItems = Math.max(minItems, 4), items, prefixItems }: Schema, maker: Maker): unknown[] {
  if (prefixItems) return prefixItems.map((each) => made(each as Schema, maker))
  const length = maker.size === 'least' ? minItems : maxItems
  return Array.from({ length }, (_, place) =>
    made(items as Schema, maker.place === undefined ? maker : { ...maker, place }),
  )
}

function group({ properties = {}, required = [] }: Schema, maker: Maker): Data {
  const named = Object.entries(properties).filter(([name]) => maker.size !== 'least' || required.includes(name))
  return Object.fromEntries(named.map(([name, each]) => [name, made(each as Schema, maker)]))
}

/** Words as many as there is room for, or as few as it takes; a text of some form where words do not do. */
function text({ pattern, format, minLength = 1, maxLength = minLength + 60 }: Schema, maker: Maker): string {
  if (format || (pattern && !['[^.]$', '\\?$'].includes(pattern))) {
    const fits = formed(maker.count()).filter((each) => new RegExp(pattern ?? '').test(each))
    return fits[maker.draw(0, fits.length - 1)] ?? ''
  }
  const end = pattern === '\\?$' ? '?' : ''
  const room = maxLength - end.length
  const wanted = maker.size === 'least' ? minLength - end.length : room
  const words = maker.size === 'long words' && room > 26 ? long : plain
  const number = maker.count()
  let told = `${number}`
  for (let i = number; told.length < wanted || told === `${number}`; i++) {
    const more = `${words[i % words.length]} ${told}`
    if (more.length > room) break
    told = more
  }
  return told.slice(-room).padStart(minLength - end.length, 'x') + end
}

const textsIn = (data: unknown): string[] =>
  typeof data === 'string' ? [data] : typeof data === 'object' && data ? Object.values(data).flatMap(textsIn) : []

function dice(): Maker['draw'] {
  let state = 1
  return (from, to) => {
    state = (state * 48271) % 2147483647
    return from + (state % (to - from + 1))
  }
}
