import { parseDocument } from 'yaml'
import { type JsonSchema, jsonSchemas } from '../../src/model/fields/json-schemas.ts'
import { Refusal, readText } from './files.ts'
import { split } from './split.ts'
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
