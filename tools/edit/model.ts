import { addressOf, asWord, parentAddress } from '../../src/model/address.ts'
import { contentFiles } from '../../src/model/content-files.ts'
import { isTextFile, Refusal } from './files.ts'
import { openFile } from './open.ts'
import type { Opened } from './types.ts'

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
