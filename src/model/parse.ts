import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { addressOf, addressPattern } from './address.ts'
import { fill, fillAll, type Placeholders } from './placeholders.ts'
import { ContentError, fieldName, type Problem, problemsOf } from './problems.ts'
import { type FrontMatter, pageSchema } from './schema/page.ts'

/** Where a page comes from and where it goes. */
export interface Source {
  /** Where it is on the site, derived from where the file is. */
  address: string
  /** The file, from the project's folder. */
  file: string
  /** Markdown below the front matter, as it is written. */
  markdown: string
  /** The same with its `{{...}}` filled in, for whoever counts words. What visitors read is `markdown`, rendered. */
  body: string
}

export function parsePage(file: string, text: string, values: Placeholders): FrontMatter & Source {
  const address = addressOf(file)
  if (!addressPattern.test(address))
    throw stop(file, 'file name', `gives the address ${address}.`, 'Use lower-case letters, digits and hyphens only.')
  return { ...parseMarkdown(file, text, values, pageSchema), address, file }
}

/** The checked front matter of a Markdown file, and what stands below it. */
export function parseMarkdown<Schema extends z.ZodType<object>>(
  file: string,
  text: string,
  values: Placeholders,
  schema: Schema,
): z.infer<Schema> & Pick<Source, 'markdown' | 'body'> {
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

  const [, frontMatter = '', markdown = ''] = parts
  const unknown: Problem[] = []
  const tell = (field: string, written: string) => unknown.push(unknownPlaceholder(file, field, written, values))
  const data = fillAll(readYaml(file, frontMatter), values, (written, path) => tell(fieldName(path), written))
  const body = fill(markdown, values, (written, at) =>
    tell(`text, line ${lineAt(text, text.length - markdown.length + at)}`, written),
  )
  const checked = schema.safeParse(data, { reportInput: true })
  if (!checked.success) throw new ContentError([...unknown, ...problemsOf(file, checked.error)])
  if (unknown.length > 0) throw new ContentError(unknown)
  return { ...checked.data, markdown, body: body.trim() }
}

function lineAt(text: string, place: number): number {
  return text.slice(0, place).split('\n').length
}

function unknownPlaceholder(file: string, field: string, written: string, values: Placeholders): Problem {
  const known = [...values.keys()].map((name) => `{{${name}}}`)
  return { file, field, what: `has ${written}, which is not known.`, cure: `Use one of: ${known.join(', ')}.` }
}

/** Parses a YAML text and checks it against a schema. */
export function parseYaml<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.infer<Schema> {
  const checked = schema.safeParse(readYaml(file, text), { reportInput: true })
  if (!checked.success) throw new ContentError(problemsOf(file, checked.error))
  return checked.data
}

function readYaml(file: string, text: string): unknown {
  try {
    // A text that begins with {{ and has no quotes is a group of fields to YAML; the schema says so in plain words.
    return parse(text, { logLevel: 'error' })
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const line = (error.linePos?.[0].line ?? 0) + (file.endsWith('.md') ? 1 : 0)
    const what = `is not valid YAML at line ${line}: ${error.message.split(/ at line|\n/)[0]}.`
    throw stop(
      file,
      'front matter',
      what,
      'Check the indentation, and put quotes around a text that contains a colon or begins with {{.',
    )
  }
}

/** One problem, as an error. */
export function stop(file: string, field: string, what: string, cure: string): ContentError {
  return new ContentError([{ file, field, what, cure }])
}
