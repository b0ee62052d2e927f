import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deskConfig } from './config.ts'
import { fieldOf, fieldsOf, labelOf } from './fields.ts'

const { collections } = deskConfig('.')

test('every page, article, position and fact has a form', () => {
  const inFiles = collections
    .flatMap((collection) => ('files' in collection ? collection.files : []))
    .map(({ file }) => file)
  const folders = collections.flatMap((collection) => ('folder' in collection ? [collection.folder] : []))
  const all = globSync('content/**/*.{md,yaml}').filter((file) => file !== 'content/launch.yaml')
  const reached = (file: string) => inFiles.includes(file) || folders.includes(file.slice(0, file.lastIndexOf('/')))
  expect(all.filter((file) => !reached(file))).toEqual([])
})

test('names of collections are used once', () => {
  const names = collections.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('a field takes its label, help, limits and rule from the schema', () => {
  const summary = { type: 'string', minLength: 15, maxLength: 80, pattern: '[^.]$', description: 'One line.' } as const
  expect(fieldOf('shortLine', { ...summary, patternErrorMessage: 'must not end with a full stop' }, true)).toEqual({
    name: 'shortLine',
    label: 'Short line',
    widget: 'string',
    hint: 'One line.',
    required: true,
    minlength: 15,
    maxlength: 80,
    pattern: ['[^.]$', 'must not end with a full stop'],
  })
})

test.each([
  ['choices', { enum: ['a', 'b'] }, { widget: 'select', options: ['a', 'b'] }],
  ['a date', { type: 'string', format: 'date' }, { widget: 'datetime', type: 'date' }],
  ['a whole number', { type: 'integer', minimum: 1 }, { widget: 'number', value_type: 'int', min: 1 }],
  ['true or false', { type: 'boolean' }, { widget: 'boolean' }],
  ['a long text', { type: 'string', maxLength: 400 }, { widget: 'text', maxlength: 400 }],
  ['a list of texts', { type: 'array', items: { type: 'string' }, maxItems: 3 }, { widget: 'list', max: 3 }],
  ['a fixed text', { const: 'about' }, { widget: 'hidden', default: 'about' }],
] as const)('%s', (_name, schema, field) => {
  expect(fieldOf('field', schema as never, true)).toMatchObject(field)
})

test('a group in one of several forms is told apart by the field they name differently', () => {
  const form = (shape: string) => ({ type: 'object', properties: { shape: { const: shape } }, required: ['shape'] })
  const [figure] = fieldsOf({ properties: { figure: { oneOf: [form('chain'), form('spectrum')] } } } as never)
  expect(figure).toMatchObject({ typeKey: 'shape', types: [{ name: 'chain' }, { name: 'spectrum' }] })
})

test('so is each entry of a list of such groups', () => {
  const form = (draws: string) => ({ type: 'object', properties: { draws: { const: draws } }, required: ['draws'] })
  const list = fieldOf('main', { type: 'array', items: { oneOf: [form('title'), form('rows')] } } as never, true)
  expect(list).toMatchObject({ widget: 'list', typeKey: 'draws', types: [{ name: 'title' }, { name: 'rows' }] })
})

test('labels are words', () => expect(labelOf('carriesRisk')).toBe('Carries risk'))
