import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type JsonSchema, jsonSchemas } from '../../src/model/fields/json-schemas.ts'
import { openFile } from './model.ts'
import {
  blankOf,
  entryOf,
  formOf,
  isGroup,
  keysOf,
  labelOf,
  limitsOf,
  nameOf,
  pathInWords,
  shapeOf,
  shownAt,
  variantsOf,
  withValue,
} from './shape.ts'

/** Whatever a form reads of a schema, or may leave to the gate. */
const understood = new Set([
  ...['type', 'const', 'enum', 'oneOf', 'properties', 'required', 'additionalProperties', 'items', 'prefixItems'],
  ...['minItems', 'maxItems', 'minimum', 'maximum', 'minLength', 'maxLength', 'format', 'default', 'description'],
  ...['pattern', 'allOf', 'patternErrorMessage', 'picks', '$schema'],
])

function everyShape(schema: JsonSchema): void {
  const strange = Object.keys(schema).filter((key) => !understood.has(key))
  expect(strange, JSON.stringify(schema).slice(0, 200)).toEqual([])
  const shape = shapeOf(schema)
  blankOf(schema)
  if (shape === 'variants') variantsOf(schema).forms.forEach(everyShape)
  if (shape === 'list') for (const i of (schema.prefixItems ?? [0]).keys()) everyShape(entryOf(schema, i))
  if (shape === 'group') for (const inner of Object.values(schema.properties ?? {})) everyShape(inner as JsonSchema)
}

test.each([...jsonSchemas()])('the form knows every shape in %s', (_name, schema) => everyShape(schema))

test('and refuses one that it does not know', () => {
  expect(() => everyShape({ anyOf: [{ type: 'string' }, { type: 'number' }] })).toThrow()
  expect(() => everyShape({ type: 'integer', multipleOf: 5 })).toThrow()
})

/** What of the data of a file no field of its form shows. */
function unseen(schema: JsonSchema, value: unknown, path = ''): string[] {
  const form = formOf(schema, value)
  if (Array.isArray(value))
    return form.type === 'array'
      ? value.flatMap((entry, i) => unseen(entryOf(form, i), entry, `${path}[${i}]`))
      : [path]
  if (!isGroup(value)) return form.type === 'array' || form.type === 'object' ? [path] : []
  return Object.entries(value).flatMap(([key, inner]) => {
    const next = form.properties?.[key] as JsonSchema | undefined
    return next ? unseen(next, inner, `${path}.${key}`) : [`${path}.${key}`]
  })
}

test.each(['.', 'tests/fixture'])('every field of every file in %s has its place in the form', (root) => {
  const files = globSync('content/**/*.{md,yaml}', { cwd: root }).filter((file) => !file.endsWith('launch.yaml'))
  for (const file of files) {
    const { schema, data } = openFile(root, file)
    expect(schema, file).toBeDefined()
    expect(unseen(schema as JsonSchema, data), file).toEqual([])
  }
})

describe('in a form', () => {
  const either = {
    oneOf: ['a', 'b'].map((name) => ({
      type: 'object',
      properties: { is: { const: name }, n: { type: 'integer' } },
      required: ['is'],
    })),
  }
  const schema = { type: 'object', properties: { rows: { type: 'array', minItems: 2, items: either } } } as JsonSchema

  test('a message stands at the nearest field that is shown', () => {
    const data = { rows: [{ is: 'a', n: 1 }] }
    expect(shownAt(schema, data, 'rows[0].n')).toBe('rows[0].n')
    expect(shownAt(schema, data, 'rows[0].is')).toBe('rows[0]')
    expect(shownAt(schema, data, 'rows[7].n')).toBe('rows')
    expect(shownAt(schema, data, 'front matter')).toBe('')
  })

  test('a new entry has what it must have', () => {
    expect(blankOf(schema.properties?.['rows'] as JsonSchema)).toEqual([{ is: 'a' }, { is: 'a' }])
  })

  test('a change leaves the rest as it is', () => {
    const data = { rows: [{ n: 1 }, { n: 2 }], other: {} }
    const next = withValue(data, keysOf('rows[1].n'), 3) as typeof data
    expect(next).toEqual({ rows: [{ n: 1 }, { n: 3 }], other: {} })
    expect([next.rows[0] === data.rows[0], next.other === data.other]).toEqual([true, true])
  })

  test('lengths are those a reader sees', () => {
    const line = { type: 'string', minLength: 2, maxLength: 9 } as const
    expect(limitsOf(line, 'has {{count:/x}} 👍🏽', new Map([['count:/x', 'two']]))).toBe('2 to 9 characters, 9 now')
  })

  test('labels are words', () => {
    expect(labelOf('carriesRisk')).toBe('Carries risk')
    expect(pathInWords('facts[2].label')).toBe('Facts 3, label')
  })

  test('an entry is called by its name, and as the page that it leads to', () => {
    expect(nameOf({ icon: 'calendar', text: 'Longer', title: 'Days off' })).toBe('Days off')
    expect(nameOf({ icon: 'calendar', says: 'The first text' })).toBe('The first text')
    expect(nameOf({ page: '/kites', does: 'Flies' }, [{ value: '/kites', name: 'Kites' }])).toBe('Kites')
    expect(nameOf({ words: ['pay', 'salary'] })).toBe('pay, salary')
    expect(nameOf({ icon: 'calendar', rows: [{}], n: 3 })).toBe('')
  })
})
