import { parseDocument } from 'yaml'
import { addressOf, asWord, parentAddress } from '../../src/model/address.ts'
import { contentFiles } from '../../src/model/content-files.ts'
import { type JsonSchema, jsonSchemas } from '../../src/model/fields/json-schemas.ts'
import { isTextFile, Refusal, readText, split } from './files.ts'
import type { Opened } from './types.ts'

/** Made once: all of them take a fifth of a second. */
const schemas = jsonSchemas()

/** A file for its form. One that cannot be read as fields comes as it is written. */
export function openFile(root: string, path: string): Opened {
  const { text, version } = readText(root, path)
  if (text === undefined) throw new Refusal(404, `${path} is not there.`)
  const { yaml, body, before } = split(path, text)
  const document = parseDocument(yaml)
  const data = document.errors.length > 0 || (path.endsWith('.md') && !before) ? undefined : document.toJS()
  const schema = schemaFor(path, data)
  return schema ? { path, version, schema, data, body: body.trim() } : { path, version, body: text }
}

/** The schema of a file, by where it is and what kind it says it is. */
function schemaFor(path: string, data: unknown): JsonSchema | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const fact = /^content\/(\w+)\.yaml$/.exec(path)?.[1]
  if (fact) return Array.isArray(data) === (schemas.get(fact)?.type === 'array') ? schemas.get(fact) : undefined
  if (Array.isArray(data)) return undefined
  if (path.startsWith('content/insights/')) return schemas.get('article')
  if (path.startsWith('content/positions/')) return schemas.get('position')
  const { kind, status } = data as { kind?: unknown; status?: unknown }
  return schemas.get(kind === 'offering' && status === 'in-preparation' ? status : String(kind))
}

type Fields = Record<string, unknown>

/** A form for a file that is not there yet: filled in as another of its family, under the new name. */
export function modelFor(root: string, asked: Record<'folder' | 'like' | 'name', string>): Opened {
  const { folder, like } = asked
  const name = asked.name.trim()
  const word = asWord(name)
  if (!word) throw new Refusal(400, 'Give it a name with letters from a to z, or digits: its address is made of them.')
  const path = `${folder}/${word}.md`
  const files = contentFiles(root).filter(isTextFile)
  if (files.includes(path)) throw new Refusal(409, `${path} is there already. Choose another name, or open that file.`)
  const model = openFile(root, like)
  const family = files.filter((file) => parentAddress(addressOf(file)) === parentAddress(addressOf(path)))
  const { aliases: _, reviewed: _1, closes: _2, ...kept } = model.data as Fields
  const fields: Fields = { ...kept, ...renamed(kept, name) }
  const today = new Date().toISOString().slice(0, 10)
  for (const day of ['date', 'posted']) if (day in fields) fields[day] = today
  if ('order' in fields) fields['order'] = Math.floor(Math.max(0, ...family.map((file) => orderOf(root, file)))) + 1
  // It says what the other says, so it waits until somebody has made it its own.
  const { enum: statuses } = Object(model.schema?.properties?.['status'])
  if (statuses?.includes('draft')) fields['status'] = 'draft'
  return { ...model, path, version: '', data: fields }
}

/** The name, and where the title or heading says the other's name, the new one. */
function renamed(fields: Fields, name: string): Fields {
  if (!('name' in fields)) return { title: name }
  const told = (['title', 'heading'] as const)
    .filter((field) => typeof fields[field] === 'string')
    .map((field) => [field, String(fields[field]).replace(String(fields['name']), () => name)])
  return { name, ...Object.fromEntries(told) }
}

function orderOf(root: string, file: string): number {
  const order = (openFile(root, file).data as Fields | undefined)?.['order']
  return typeof order === 'number' ? order : 0
}
