import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type JsonSchema, jsonSchemas } from './json-schemas.ts'
import { fieldFiles, fieldReference, rowsOf, takes } from './reference.ts'

const schemas = jsonSchemas()
const files = fieldFiles()

test.each([...schemas])('%s says of every field what it is for', (_name, schema) => {
  expect(rowsOf(schema)).not.toEqual([])
  const silent = rowsOf(schema).filter(({ purpose }) => purpose === '')
  expect(silent.map(({ field }) => field)).toEqual([])
})

test('every kind of page that there is can be looked up', () => {
  const written = globSync('content/pages/**/*.md').map((file) => {
    const { kind, status } = parse(readFileSync(file, 'utf8').split('\n---')[0] ?? '')
    return status ?? kind
  })
  for (const name of new Set(written)) expect([...schemas.keys()]).toContain(name)
})

// `npm run fields` writes them.
test('the field reference and the schemas are as the schemas of this moment make them', () => {
  const found = new Map(
    ['docs/fields.md', ...globSync('docs/fields/*')].map((file) => [file, readFileSync(file, 'utf8')]),
  )
  expect([...found.keys()].sort()).toEqual([...files.keys()].sort())
  for (const [file, text] of files) expect(found.get(file), `${file} is stale: run "npm run fields"`).toBe(text)
})

describe('what a field takes', () => {
  const cases: [JsonSchema, string][] = [
    [{ type: 'string' }, 'a text'],
    [{ type: 'string', minLength: 2, maxLength: 48 }, 'a text of 2 to 48 characters'],
    [{ type: 'string', format: 'email' }, 'an e-mail address'],
    [{ type: 'string', pattern: 'x', patternErrorMessage: 'must be x' }, 'a text; must be x'],
    [{ type: 'string', enum: ['a', 'b'] }, 'one of `a`, `b`'],
    [{ type: 'string', const: 'a' }, '`a`'],
    [{ type: 'integer', minimum: 1 }, 'a whole number from 1'],
    [{ type: 'integer', minimum: 1, maximum: 12, default: 2 }, 'a whole number from 1 to 12; 2 if left out'],
    [{ type: 'number' }, 'a number'],
    [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'string' }] }, 'a list of 2, each a text'],
    [{ type: 'boolean', default: false }, 'true or false; false if left out'],
    [{ type: 'object' }, 'a group of fields'],
    [{ anyOf: [{ type: 'number' }, { type: 'string', const: 'all' }] }, 'a number, or `all`'],
    [{ type: 'array', minItems: 4, maxItems: 4, items: { type: 'object' } }, 'a list of 4, each a group of fields'],
    [{ type: 'array', maxItems: 4, items: { type: 'string' } }, 'a list of up to 4, each a text'],
    [{ type: 'array', minItems: 1, items: { type: 'string' } }, 'a list of 1 or more, each a text'],
  ]
  test.each(cases)('%j', (schema, words) => expect(takes(schema)).toBe(words))
})

test('fields inside groups, lists and variants are named by their path', () => {
  const group = (name: string): JsonSchema => ({ type: 'object', properties: { [name]: { type: 'string' } } })
  const schema: JsonSchema = {
    type: 'object',
    required: ['list'],
    properties: { list: { type: 'array', items: group('a') }, either: { oneOf: [group('b'), group('c'), group('b')] } },
  }
  expect(rowsOf(schema).map(({ field, required }) => [field, required])).toEqual([
    ['list', true],
    ['list[].a', false],
    ['either', false],
    ['either.b', false],
    ['either.c', false],
  ])
})

test('a group of several forms has one table, with what they share first, and is named by whoever takes it', () => {
  const form = (name: string): JsonSchema => ({
    type: 'object',
    properties: {
      draws: { const: name, description: `Draws ${name}.` },
      label: { type: 'string', description: 'What it is.' },
      [name]: { type: 'number', description: 'How tall.' },
    },
  })
  const page = (kind: string): [string, JsonSchema] => [
    kind,
    {
      type: 'object',
      properties: { kind: { const: kind }, name: { type: 'string' }, case: { oneOf: [form('bars'), form('dots')] } },
    },
  ]
  const lines = fieldReference(new Map([page('kite'), page('boat')])).split('\n')
  expect(lines.slice(lines.indexOf('## case') + 4)).toEqual([
    '| `label` |  | a text | What it is. |',
    '| **draws: bars** |  |  | Draws bars. |',
    '| `bars` |  | a number | How tall. |',
    '| **draws: dots** |  |  | Draws dots. |',
    '| `dots` |  | a number | How tall. |',
    '',
  ])
  // Both kinds name it, and the name of a page stands with the fields of every page alone.
  expect(lines.filter((line) => /^\| `(case|name)` /.test(line))).toEqual([
    '| `name` |  | a text |  |',
    '| `case` |  | [case](#case) |  |',
  ])
})
