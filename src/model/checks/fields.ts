import type { MdastNode } from 'satteri'
import { type Fault, fieldName, type Said } from '../problems.ts'
import { textsAt } from '../walk.ts'
import { bullet } from './blocks.ts'
import { leftoversIn } from './leftovers.ts'
import { partsOf } from './markdown-tree.ts'
import { hiddenIn, slipsIn } from './text.ts'

/** What a field shows as it stands, since fields are plain text. */
const names: Partial<Record<MdastNode['type'], string>> = {
  link: 'a link',
  image: 'an image',
  html: 'HTML',
  strong: 'bold text',
  emphasis: 'slanted text',
  inlineCode: 'code',
}

/** What the texts of front matter, or of a YAML file, must not have. */
export function fieldProblems(data: unknown): Said[] {
  return textsAt(data).flatMap(({ path, text }) =>
    faultsIn(text, isName(path)).map((fault) => ({ field: fieldName(path), ...fault })),
  )
}

/** What a whole page is called by. */
const isName = ([field, ...inside]: readonly PropertyKey[]) =>
  inside.length === 0 && ['name', 'heading', 'title'].includes(String(field))

function faultsIn(text: string, isCalled: boolean): Fault[] {
  const hidden = hiddenIn(text)
  // Addresses have rules of their own.
  if (hidden.length > 0 || /^(\/|\w+:)[^\s<]*$/.test(text)) return hidden
  const quoted = /^[“„«‘][^“”„«»‘’]*[”“»’]$/.test(text.trim())
    ? [{ what: 'stands in curly quotes, which would be shown.', cure: 'Use straight ones, "like this", or none.' }]
    : []
  const listed = bullet.test(text)
    ? [{ what: 'begins like an entry of a list, with a sign that would be shown.', cure: 'Remove the sign.' }]
    : []
  const marks = /[<*_`[]/.test(text) ? markupIn(text) : []
  return [
    ...quoted,
    ...listed,
    ...(marks.length > 0 ? marks : [...slipsIn(text), ...leftoversIn(text, isCalled ? 'name' : 'field')]),
  ]
}

function markupIn(text: string): Fault[] {
  const parts = partsOf(text)
  const opened = parts.some(({ node }) => node.type === 'html' && !node.value.startsWith('</'))
  const told = new Set<string>()
  return parts.flatMap(({ node }) => {
    const name = names[node.type]
    // What it closes is told already.
    const isClosing = opened && node.type === 'html' && node.value.startsWith('</')
    const written = text.slice(node.position?.start.offset, node.position?.end.offset)
    // A bare address is read as a link, and shown as it is written all the same.
    if (!name || isClosing || told.has(name) || /^(https?:|www\.|[^[<\s]+@)/.test(written)) return []
    told.add(name)
    const what = `has ${name}: ${written.slice(0, 60)}. Fields are plain text, so it would be shown as it stands.`
    return [{ what, cure: 'Write plain words here; links and emphasis work in the text below the fields.' }]
  })
}
