import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { typeset } from '../lib/typeset.ts'
import { addressOf, addressPattern } from './address.ts'
import { ContentError, problemsOf } from './problems.ts'
import { type FrontMatter, pageSchema } from './schema/page.ts'

/** Where a page comes from and where it goes. */
export interface Source {
  /** Where it is on the site, derived from where the file is. */
  address: string
  /** The file, from the project's folder. */
  file: string
  /** Markdown below the front matter. */
  body: string
}

/** `facts` are the values of `{{...}}` (see facts.ts). */
export function parsePage(file: string, text: string, facts: ReadonlyMap<string, string>): FrontMatter & Source {
  const address = addressOf(file)
  if (!addressPattern.test(address))
    throw stop(file, 'file name', `gives the address ${address}.`, 'Use lower-case letters, digits and hyphens only.')
  return { ...parseMarkdown(file, text, facts, pageSchema), address, file }
}

/** The checked front matter of a Markdown file, and its body. */
export function parseMarkdown<Schema extends z.ZodType<object>>(
  file: string,
  text: string,
  facts: ReadonlyMap<string, string>,
  schema: Schema,
): z.infer<Schema> & Pick<Source, 'body'> {
  if (text.trim() === '')
    throw stop(file, 'file', 'is empty.', 'Start it with front matter; docs/how-to/add-a-page.md shows how.')

  const parts = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/.exec(text)
  if (!parts)
    throw stop(
      file,
      'front matter',
      'is missing or not closed.',
      'Begin the file with a line ---, then the fields, then a line ---.',
    )

  const [, frontMatter = '', body = ''] = parts
  const data = parseYaml(file, fill(file, frontMatter, facts), schema)
  return { ...data, body: fill(file, body, facts).trim() }
}

/** Parses a YAML text and checks it against a schema. */
export function parseYaml<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.infer<Schema> {
  const checked = schema.safeParse(typesetAll(readYaml(file, text)), { reportInput: true })
  if (!checked.success) throw new ContentError(problemsOf(file, checked.error))
  return checked.data
}

function typesetAll(value: unknown): unknown {
  if (typeof value === 'string') return typeset(value)
  if (Array.isArray(value)) return value.map(typesetAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typesetAll(inner)]))
}

function readYaml(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const line = (error.linePos?.[0].line ?? 0) + (file.endsWith('.md') ? 1 : 0)
    const what = `is not valid YAML at line ${line}: ${error.message.split(/ at line|\n/)[0]}.`
    throw stop(file, 'front matter', what, 'Check the indentation, and put quotes around a text that contains a colon.')
  }
}

function fill(file: string, text: string, facts: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{(.*?)\}\}/g, (written, key: string) => {
    const value = facts.get(key.trim())
    if (value === undefined)
      throw stop(file, written, 'is not known.', `Use one of: ${[...facts.keys()].map((k) => `{{${k}}}`).join(', ')}.`)
    return value
  })
}

/** One problem, as an error. */
export function stop(file: string, field: string, what: string, cure: string): ContentError {
  return new ContentError([{ file, field, what, cure }])
}
