import type { JsonSchema } from '../../src/model/fields/json-schemas.ts'

/** A field of the desk's forms, in the terms of its configuration. */
export interface DeskField {
  name: string
  label: string
  widget: string
  hint?: string
  required?: boolean
  [option: string]: unknown
}

/** The fields of a form: labels, help, limits and choices are the schema's. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): DeskField[] {
  return Object.entries(properties as Record<string, JsonSchema>)
    .filter(([name, schema]) => schema.const === undefined || required.includes(name))
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name)))
}

export function fieldOf(name: string, schema: JsonSchema, required: boolean): DeskField {
  const { const: fixed, description: hint } = schema
  if (fixed !== undefined) return { name, label: labelOf(name), widget: 'hidden', default: fixed }
  return { name, label: labelOf(name), required, ...(hint && { hint }), ...widgetOf(schema) }
}

/** Such as "Carries risk" for `carriesRisk`. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Widget = Pick<DeskField, 'widget'> & Record<string, unknown>

function widgetOf(schema: JsonSchema): Widget {
  if (schema.enum) return { widget: 'select', options: schema.enum }
  if (schema.oneOf) return { widget: 'object', ...choiceOf(schema.oneOf as JsonSchema[]) }
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean', default: schema.default ?? false }
    case 'integer':
      return { widget: 'number', value_type: 'int', ...(schema.minimum !== undefined && { min: schema.minimum }) }
    case 'array':
      return listOf(schema)
    case 'object':
      return { widget: 'object', fields: fieldsOf(schema) }
    default:
      return textOf(schema)
  }
}

/** A group of fields that takes one of several forms, told apart by a field that each names differently. */
function choiceOf(forms: JsonSchema[]) {
  const nameIn = (form: JsonSchema, key: string) => (form.properties?.[key] as JsonSchema | undefined)?.const
  const typeKey = Object.keys(forms[0]?.properties ?? {}).find((key) => nameIn(forms[0] as JsonSchema, key)) ?? 'type'
  const types = forms.map((form) => {
    const name = String(nameIn(form, typeKey))
    return { name, label: labelOf(name), widget: 'object', fields: fieldsOf(form).filter((f) => f.name !== typeKey) }
  })
  return { typeKey, types }
}

function listOf({ items, prefixItems, minItems, maxItems }: JsonSchema): Widget {
  const one = (prefixItems?.[0] ?? items) as JsonSchema
  const min = minItems ?? prefixItems?.length
  const max = maxItems ?? prefixItems?.length
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  return { widget: 'list', ...limits, ...entriesOf(one) }
}

function entriesOf(one: JsonSchema) {
  if (one.oneOf) return choiceOf(one.oneOf as JsonSchema[])
  return one.type === 'object' ? { fields: fieldsOf(one) } : { field: fieldOf('entry', one, true) }
}

/** Longer texts get room for several lines. */
const lineLength = 110

function textOf({ format, pattern, patternErrorMessage, minLength, maxLength }: JsonSchema): Widget {
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const limits = { ...(minLength && { minlength: minLength }), ...(maxLength && { maxlength: maxLength }) }
  const rule = pattern && patternErrorMessage ? { pattern: [pattern, String(patternErrorMessage)] } : {}
  return { widget: (maxLength ?? 0) > lineLength ? 'text' : 'string', ...limits, ...rule }
}
