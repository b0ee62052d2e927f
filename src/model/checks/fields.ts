import type { MdastNode } from 'satteri'
import { fieldName, type Problem } from '../problems.ts'
import { bullet } from './blocks.ts'
import { leftoversIn } from './leftovers.ts'
import { partsOf } from './markdown-tree.ts'
import { hiddenIn, slipsIn } from './text.ts'

type Said = Omit<Problem, 'file'>

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
export function fieldProblems(data: unknown, path: readonly PropertyKey[] = []): Said[] {
  if (typeof data === 'string') return textOf(data, isName(path)).map((slip) => ({ field: fieldName(path), ...slip }))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, inner]) =>
    fieldProblems(inner, [...path, Array.isArray(data) ? Number(key) : key]),
  )
}

/** What a whole page is called by. */
const isName = ([field, ...inside]: readonly PropertyKey[]) =>
  inside.length === 0 && ['name', 'heading', 'title'].includes(String(field))

function textOf(text: string, isCalled: boolean): Pick<Problem, 'what' | 'cure'>[] {
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

function markupIn(text: string): Pick<Problem, 'what' | 'cure'>[] {
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
    return [
      {
        what: `has ${name}: ${written.slice(0, 60)}. Fields are plain text, so it would be shown as it stands.`,
        cure: 'Write plain words here; links and emphasis work in the text below the fields.',
      },
    ]
  })
}
