import type { z } from 'zod'
import { graphemes } from '../lib/graphemes.ts'

/** One thing wrong in the content, told so that an editor can put it right. */
export interface Problem {
  /** The file, from the project's folder. */
  file: string
  /** The field in it, such as `facts[2].label`. */
  field: string
  /** What is wrong. */
  what: string
  /** How to put it right. */
  cure: string
}

/** Stops the build. Lists every problem at once, so that nobody mends them one build at a time. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const lines = problems.map((p) => `${p.file}\n  ${p.field}: ${p.what}\n  ${p.cure}`)
    super(
      `The content has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}.\n\n${lines.join('\n\n')}\n`,
    )
    this.name = 'ContentError'
    this.problems = problems
    // The fault is in a content file; a trace through our code would only bury its name.
    this.stack = ''
  }
}

/** Turns what the schema says into problems of one file. */
export function problemsOf(file: string, error: z.ZodError): Problem[] {
  return error.issues.map((issue) => ({ file, field: fieldName(issue.path), ...explain(issue) }))
}

/** Such as `facts[2].label`. */
export function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return name.replace(/^\./, '') || 'front matter'
}

function explain(issue: z.core.$ZodIssue): Pick<Problem, 'what' | 'cure'> {
  switch (issue.code) {
    case 'invalid_type':
      // A field with nothing behind its colon is null.
      if (issue.input === undefined || issue.input === null)
        return { what: 'is missing.', cure: `Add it; it is ${article(issue.expected)}.` }
      return issue.expected === 'string'
        ? { what: `must be a text, and is read as ${article(typeof issue.input)}.`, cure: 'Put quotes around it.' }
        : { what: `must be ${article(issue.expected)}.`, cure: 'Change the value.' }
    case 'too_small':
      return { what: sizeProblem(issue, 'at least', issue.minimum), cure: 'Say more.' }
    case 'too_big':
      return { what: sizeProblem(issue, 'at most', issue.maximum), cure: 'Shorten it.' }
    case 'unrecognized_keys':
      return {
        what: `has a field that nothing reads: ${issue.keys.join(', ')}.`,
        cure: 'Check its spelling against docs/fields.md, or remove it.',
      }
    case 'invalid_union':
      return {
        what: 'is missing or not known.',
        cure: `Use one of: ${'options' in issue && issue.options ? issue.options.filter(Boolean).join(', ') : 'those in docs/fields.md'}.`,
      }
    case 'invalid_value':
      return { what: 'is missing or not known.', cure: `Use one of: ${issue.values.join(', ')}.` }
    default:
      return { what: `${issue.message}.`, cure: 'Change the value; docs/fields.md says what each field takes.' }
  }
}

function article(type: string): string {
  const names: Record<string, string> = {
    string: 'a text',
    int: 'a whole number',
    number: 'a number',
    array: 'a list',
    object: 'a group of fields',
    boolean: 'true or false',
  }
  return names[type] ?? type
}

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig

/** What there is, and what may be: "has 50 characters, at most 48." */
function sizeProblem({ input, exact }: SizeIssue, side: string, limit: number | bigint): string {
  const allowed = `${exact ? 'exactly' : side} ${limit}`
  if (typeof input === 'string') return `has ${count(graphemes(input), 'character', 'characters')}, ${allowed}.`
  if (Array.isArray(input)) return `has ${count(input.length, 'entry', 'entries')}, ${allowed}.`
  return `is ${input}, ${allowed}.`
}

function count(size: number, one: string, many: string): string {
  return `${size || 'no'} ${size === 1 ? one : many}`
}
