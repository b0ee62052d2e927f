import type { z } from 'zod'
import { addressOf, addressPattern, fileNameCure } from './address.ts'
import { fieldProblems } from './checks/fields.ts'
import { didYouMean } from './checks/near.ts'
import { fieldsTwice } from './checks/repeats.ts'
import { checkSources } from './checks/structure.ts'
import { characterProblems, textProblems } from './checks/text.ts'
import { markPlaceholders } from './markdown.ts'
import { fill, fillAll, fillSome, isCount, type Placeholders } from './placeholders.ts'
import { ContentError, fieldName, lineAt, onLine, type Problem, problemsOf } from './problems.ts'
import { readYaml } from './read-yaml.ts'
import { type FrontMatter, pageSchema } from './schema/page.ts'

/** Where a page comes from and where it goes. */
export interface Source {
  /** Where it is on the site, derived from where the file is. */
  address: string
  /** The file, from the project's folder. */
  file: string
  /** Markdown below the front matter, as it is written; only its counts are filled in, being plain words. */
  markdown: string
  /** The line of the file on which it begins. */
  textLine: number
  /** The same with its `{{...}}` filled in, for whoever counts words. What visitors read is `markdown`, rendered. */
  body: string
}

export function parsePage(file: string, text: string, values: Placeholders): FrontMatter & Source {
  const address = addressOf(file)
  if (!addressPattern.test(address)) throw stop(file, 'file name', `gives the address ${address}.`, fileNameCure(file))
  return { ...parseMarkdown(file, text, values, pageSchema, levelAbove), address, file }
}

/** A long text stands right below the main heading of its page; any other has a heading of its own above it. */
function levelAbove(data: unknown): number {
  return (data as { kind?: unknown } | null)?.kind === 'legal' ? 1 : 2
}

/** How many sources a text may call by their numbers. */
function sourcesIn(data: unknown): number {
  const sources = (data as { sources?: unknown } | null)?.sources
  return Array.isArray(sources) ? sources.length : 0
}

/** The checked front matter of a Markdown file, and what stands below it. */
export function parseMarkdown<Schema extends z.ZodType<object>>(
  file: string,
  text: string,
  values: Placeholders,
  schema: Schema,
  levelAbove: (data: unknown) => number = () => 2,
): z.infer<Schema> & Pick<Source, 'markdown' | 'textLine' | 'body'> {
  refuse(file, text)
  const { frontMatter, textLine, ...below } = split(file, text)
  const markdown = fillSome(below.markdown, values, isCount)
  const problems: Problem[] = seen(file, text)
  const unknown = (field: string, written: string) => problems.push(unknownPlaceholder(file, field, written, values))
  const written = readYaml(file, frontMatter, 2)
  const data = fillAll(written, values, (name, path) => unknown(fieldName(path), name))
  const body = fill(markdown, values, (name, at) => unknown(`line ${textLine + lineAt(markdown, at) - 1}`, name))
  const marked = markPlaceholders(markdown, values)
  const { problems: again, said } = fieldsTwice(written, (field) => markPlaceholders(field, values))
  const inFields = [...fieldProblems(written), ...again, ...checkSources(sourcesIn(data), markdown)]
  const slips = textProblems(marked, textLine, levelAbove(data), sourcesIn(data), said)
  problems.push(...inFields.map((found) => ({ file, ...found })), ...slips.map((slip) => onLine(file, slip)))
  return { ...checked(file, data, schema, problems), markdown, textLine, body: body.trim() }
}

/** Data that passes its schema, where nothing else is wrong with its file. */
function checked<Schema extends z.ZodType>(file: string, data: unknown, schema: Schema, problems: readonly Problem[]) {
  const parsed = schema.safeParse(data, { reportInput: true })
  if (!parsed.success) throw new ContentError([...problemsOf(file, parsed.error), ...problems])
  if (problems.length > 0) throw new ContentError(problems)
  return parsed.data
}

/** The two parts of a Markdown file, and the line on which the second begins. */
export function split(file: string, text: string) {
  if (text.trim() === '')
    throw stop(file, 'file', 'is empty.', 'Start it with front matter; docs/how-to/add-a-page.md shows how.')
  const parts = /^---[ \t]*\r?\n([\s\S]*?\r?\n|)---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text)
  const [, frontMatter = '', markdown = ''] = parts ?? []
  if (parts) return { frontMatter, markdown, textLine: lineAt(text, text.length - markdown.length) }
  throw /^---[ \t]*\r?\n/.test(text)
    ? stop(file, 'front matter', 'is not closed.', 'Put a line --- behind its last field.')
    : stop(
        file,
        'front matter',
        'is missing.',
        'Begin the file with a line ---, then the fields, then a line ---; nothing may stand above them.',
      )
}

/** What no parser should see: it would tell of many things, and of none that is wrong. */
function refuse(file: string, text: string): void {
  const many = (sign: string) => text.split(sign).length > text.length / 4 + 1
  const saved = 'Save it as UTF-8; text editors ask for the encoding in "Save as".'
  if (many('\0')) throw stop(file, 'file', 'is saved as UTF-16.', saved)
  if (many('\ufffd')) throw stop(file, 'file', 'is no text, or saved in a way that cannot be read.', saved)
  const mark = /^(?:<{7}|\|{7}|={7}|>{7})(?:[ \t].*)?\r?$/m.exec(text)
  if (!mark) return
  const what = `has "${mark[0].trim().slice(0, 40)}", the mark of two versions that were not made one.`
  const cure = 'Keep one of the two, and remove the lines of <, = and >.'
  throw new ContentError([onLine(file, { line: lineAt(text, mark.index), what, cure })])
}

const seen = (file: string, text: string) => characterProblems(text).map((slip) => onLine(file, slip))

function unknownPlaceholder(file: string, field: string, written: string, values: Placeholders): Problem {
  const what = `has ${written}, which is not known.`
  const [counts, others] = [[...values.keys()].filter(isCount), [...values.keys()].filter((name) => !isCount(name))]
  const [, target] = /^\{\{\s*count:(.*?)\s*\}\}$/i.exec(written) ?? []
  if (target === undefined) {
    const known = others.map((name) => `{{${name}}}`)
    return { file, field, what, cure: `Use one of: ${known.join(', ')}.${didYouMean(written, known)}` }
  }
  const near = didYouMean(
    target,
    counts.map((name) => name.slice('count:'.length)),
  )
  const cure = `Count {{count:offices}}, {{count:divisions}}, or the pages below a page, such as {{count:/insights}}.${near}`
  return { file, field, what, cure }
}

/** Parses a YAML file and checks it against a schema. */
export function parseYaml<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.infer<Schema> {
  if (text.trim() === '') throw stop(file, 'file', 'is empty.', 'docs/fields.md says what belongs into it.')
  refuse(file, text)
  const data = readYaml(file, text)
  const problems = [
    ...seen(file, text),
    // A company may be called whatever it likes; launch:check asks for the founder's name.
    ...fieldProblems(data)
      .filter(({ field }) => !['name', 'shortName', 'founder'].includes(field))
      .map((said) => ({ file, ...said })),
  ]
  return checked(file, data, schema, problems)
}

/** One problem, as an error. */
export function stop(file: string, field: string, what: string, cure: string): ContentError {
  return new ContentError([{ file, field, what, cure }])
}
