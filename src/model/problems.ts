import type { z } from 'zod'
import { graphemes } from '../lib/graphemes.ts'
import { spoken } from '../lib/names.ts'
import { didYouMean } from './checks/near.ts'
import { withoutSecrets } from './copy/secrets.ts'
import { knownFields } from './fields/reference.ts'

/** One thing wrong in the content, told so that an editor can put it right. */
export interface Problem {
  /** The file, from the project's folder. */
  file: string
  /** The field in it, such as `facts[2].label`. */
  field: string
  /** The line of the file, counted from 1, as far as it is known: problem-lines.ts finds it. */
  line?: number
  /** The address in whose way alone it stands, where it is wrong with a draft. */
  page?: string
  /** What is wrong. */
  what: string
  /** How to put it right. */
  cure: string
}

/** Tells of one thing wrong: in which file, where in it, what it is, and how to put it right. */
export type Tell = (file: string, field: string, what: string, cure: string) => void

/** All that is told while something is looked at. */
export function toldBy(look: (tell: Tell) => void): Problem[] {
  const problems: Problem[] = []
  look((file, field, what, cure) => problems.push({ file, field, what, cure }))
  return problems
}

/** What is wrong with something, and how to put it right. */
export type Fault = Pick<Problem, 'what' | 'cure'>

/** The same in a field of a file that is known, or on a line of it. */
export type Said = Fault & { field: string }
export type Slip = Fault & { line: number }

/** What is told of a line of a file, as a problem of it. */
export const onLine = (file: string, { line, what, cure }: Slip): Problem => ({
  file,
  field: `line ${line}`,
  what,
  cure,
})

/** The line of a place in a text. */
export const lineAt = (text: string, place: number) => text.slice(0, place).split('\n').length

/** On which the loader tells whoever serves the pages what is wrong now, in a list that may be empty. */
export const problemsChannel = 'content-problems'

/** Stops the build. Lists every problem at once, so that nobody mends them one build at a time. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const ordered = byFile(problems)
    const size = ordered.length === 1 ? 'a problem' : `${ordered.length} problems`
    super(`The content has ${size}.\n\n${ordered.map(printed).join('\n\n')}\n`)
    this.name = 'ContentError'
    this.problems = ordered
    // The fault is in a content file; a trace through our code would only bury its name.
    this.stack = ''
  }
}

/** A problem as it is told: the file, what is wrong where in it, and how to put it right. */
export function printed(problem: Problem): string {
  const told = `${placeOf(problem)}\n  ${spoken(problem.field)}: ${problem.what}\n  ${problem.cure}`
  // What it quotes may have signs that take over a terminal.
  return told.replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
}

/** As editors and terminals open it: `content/pages/about.md:12`. */
export const placeOf = ({ file, line }: Problem) => (line === undefined ? file : `${file}:${line}`)

/** Those of one file stand together; nothing is told twice. */
export function byFile(problems: readonly Problem[]): Problem[] {
  const shown = problems.map((problem) => ({ ...problem, what: withoutSecrets(problem.what) }))
  const told = new Map(shown.map((problem) => [printed(problem), problem]))
  return [...told.values()].sort((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1))
}

/** Turns what the schema says into problems of one file. */
export function problemsOf(file: string, error: z.ZodError): Problem[] {
  // A misspelled field is missing, too: how it is spelled comes first.
  const misspelled = ({ code }: z.core.$ZodIssue) => (code === 'unrecognized_keys' ? 0 : 1)
  const issues = error.issues.toSorted((a, b) => misspelled(a) - misspelled(b))
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ file, field: fieldName([...issue.path, key]), ...unread(key) }))
      : { file, field: fieldName(issue.path), ...explain(issue) },
  )
}

const unread = (key: string) => ({
  what: 'is a field that nothing reads.',
  cure: `Check its spelling against docs/fields.md, or remove it.${didYouMean(key, knownFields())}`,
})

/** Such as `facts[2].label`. */
export function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return name.replace(/^\./, '') || 'front matter'
}

function explain(issue: z.core.$ZodIssue): Fault {
  const { input, message } = issue
  const isText = typeof input === 'string'
  switch (issue.code) {
    case 'custom':
      // A rule between fields says what is wrong in whole sentences.
      if (typeof issue.params?.['cure'] === 'string')
        return { what: isText ? `is ${quoted(input)}, ${message}` : message, cure: issue.params['cure'] }
      return { what: `${isText ? `is ${quoted(input)}, and ` : ''}${message}.`, cure: change }
    case 'invalid_type':
      // A field with nothing behind its colon is null.
      if (input === undefined || input === null)
        return {
          what: 'is missing.',
          cure: `Add it; it ${isOwn(issue) ? message : `is ${article(issue.expected)}`}.`,
        }
      return issue.expected === 'string'
        ? { what: `must be a text, and is read as ${readAs(input)}.`, cure: textCure(input) }
        : {
            what: `must be ${article(issue.expected)}, and is ${typeof input === 'number' ? input : readAs(input)}.`,
            cure: cures[plainType(issue.expected)] ?? change,
          }
    case 'too_small':
      return sized(issue, 'at least', issue.minimum)
    case 'too_big':
      return sized(issue, 'at most', issue.maximum)
    case 'invalid_union':
      return choice(chosen(issue), 'options' in issue && issue.options ? issue.options.filter(Boolean) : [])
    case 'invalid_value':
      return choice(input, issue.values)
    default:
      return { what: `${isText ? `is ${quoted(input)}, and ` : ''}${message}.`, cure: change }
  }
}

/** A group of fields names itself by one of them, such as `kind`. */
function chosen({ input, path }: z.core.$ZodIssueInvalidUnion): unknown {
  const name = path.at(-1)
  return typeof input === 'object' && input !== null && name !== undefined ? Reflect.get(input, name) : input
}

/** One of several values is meant, and another is given. */
function choice(given: unknown, values: readonly unknown[]): Fault {
  const names = values.map(String)
  const use = `Use one of: ${names.join(', ')}.`
  if (given === undefined || given === null) return { what: 'is missing.', cure: use }
  return { what: `is ${quoted(given)}, which is not known.`, cure: use + didYouMean(String(given), names) }
}

const change = 'Change the value.'

/** Some fields say by themselves what they take, such as a date; of the others zod speaks in its own words. */
const isOwn = ({ message }: z.core.$ZodIssue) => message.startsWith('must ')

/** How each type is written. */
const cures: Record<string, string> = {
  int: 'Write a number such as 3, without quotes.',
  number: 'Write a number such as 3, without quotes.',
  boolean: 'Write true or false, without quotes.',
  array: 'Write each entry on a line of its own below the name, beginning with a dash and a blank.',
  object: 'Write its fields below the name, each on a line of its own, two blanks further in.',
}

function textCure(input: unknown): string {
  return Array.isArray(input) ? 'Write one text, without a dash.' : 'Put quotes around it.'
}

function readAs(input: unknown): string {
  if (typeof input === 'string') return `the text ${quoted(input)}`
  return article(Array.isArray(input) ? 'array' : typeof input)
}

/** As much of a value as one needs to find it. */
function quoted(input: unknown): string {
  if (typeof input === 'object') return readAs(input)
  const text = String(input)
  return `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`
}

/** Zod has several names for what is one thing to a writer. */
const plainType = (type: string) => ({ tuple: 'array', set: 'array', record: 'object', map: 'object' })[type] ?? type

function article(type: string): string {
  const names: Record<string, string> = {
    string: 'a text',
    int: 'a whole number',
    number: 'a number',
    array: 'a list',
    object: 'a group of fields',
    boolean: 'true or false',
  }
  return names[plainType(type)] ?? 'something else'
}

/** What there is, and what may be: "has 50 characters, at most 48." */
function sized(
  { input, exact, code }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  side: string,
  limit: number | bigint,
): Fault {
  const allowed = `${exact ? 'exactly' : side} ${limit}`
  const isMore = code === 'too_small'
  if (Array.isArray(input)) {
    const off = Math.abs(Number(limit) - input.length)
    return {
      what: `has ${count(input.length, 'entry', 'entries')}, ${allowed}.`,
      cure: isMore ? `Add ${count(off, 'more entry', 'more entries')}.` : `Remove ${count(off, 'entry', 'entries')}.`,
    }
  }
  if (typeof input !== 'string')
    return { what: `is ${input}, ${allowed}.`, cure: isMore ? 'Write a larger number.' : 'Write a smaller number.' }
  const what = `has ${count(graphemes(input), 'character', 'characters')}, ${allowed}.`
  return { what, cure: isMore ? 'Say more.' : 'Shorten it.' }
}

function count(size: number, one: string, many: string): string {
  return `${size || 'no'} ${size === 1 ? one : many}`
}
