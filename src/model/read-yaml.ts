import { type Document, type ErrorCode, LineCounter, parseDocument, visit } from 'yaml'
import { ContentError, onLine, type Slip } from './problems.ts'

const quotes = 'Put straight quotes around the text.'

/** Between braces a comma parts two fields. */
const commaInNumber = {
  what: 'has a comma in a number, which parts two fields here.',
  cure: 'Write the number without it, such as 90000.',
}

/** What the YAML parser says about a line, in an editor's words. */
function yamlSlip(code: ErrorCode, line: number, lines: readonly string[], message: string): Slip {
  const written = lines[line - 1] ?? ''
  const slip = (what: string, cure: string, at = line) => ({ line: at, what, cure })
  const [indent = ''] = /^\s*/.exec(written) ?? []

  if (code === 'TAB_AS_INDENT' || indent.includes('\t'))
    return slip('begins with a tab.', 'Use blanks: YAML knows no tabs at the beginning of a line.')
  if (message.startsWith('Maximum call stack'))
    return slip('has too much inside each other to be read.', 'Write it flatter.')
  const [, sign] = /:\s+([*&!@%`])/.exec(written) ?? []
  if (sign) return slip(`begins its text with ${sign}, which YAML keeps for itself.`, quotes)
  if (/:\s*\{\{/.test(written)) return slip('has a text that begins with {{ and no quotes around it.', quotes)
  if (/:\s*['"].*['"]\s*\S/.test(written) && code === 'UNEXPECTED_TOKEN')
    return slip('goes on behind its closing quote.', `${quotes.slice(0, -1)}, double ones where it has an apostrophe.`)

  switch (code) {
    case 'DUPLICATE_KEY':
      if (/\{.*: *\d{1,3},\d{3}\b/.test(written)) return slip(commaInNumber.what, commaInNumber.cure)
      return slip(
        `has the field "${written.trim().replace(/^- /, '').replace(/:.*/, '')}" twice.`,
        'Keep one of the two.',
      )
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /: .*:( |$)/.test(written)
        ? slip('has a second colon in its text.', quotes)
        : slip('is not in line with those around it.', 'Begin the entries of a list under each other.')
    case 'MULTILINE_IMPLICIT_KEY':
      return noField(written, slip)
    case 'MISSING_CHAR':
      return message.includes('quote')
        ? slip('opens a quote that is not closed.', 'Close it at the end of the text.', openedAt(lines, line))
        : noField(written, slip)
    case 'BAD_INDENT':
      if (message.includes('end with a'))
        return slip(
          `stands below a bracket that is not closed.`,
          `Put a ${/end with a (.)/.exec(message)?.[1]} at its end.`,
        )
      return slip('is not in line with those around it.', 'Begin fields that belong together under each other.')
    case 'MULTIPLE_DOCS':
      return slip('has a line --- in the middle.', 'Remove it.')
    default:
      return slip(`is not valid YAML: ${message.split(/ at line|\n/)[0]}.`, `Check the indentation. ${quotes}`)
  }
}

function noField(written: string, slip: (what: string, cure: string) => Slip): Slip {
  return /^\s*(- )?[\w-]+:( |$)/.test(written)
    ? slip('is not in line with those around it.', 'Begin fields that belong together under each other.')
    : slip('is no field.', 'Write a name, a colon, a blank and the value.')
}

/** The parser tells where it missed the quote; an editor looks for where it began. */
function openedAt(lines: readonly string[], missed: number): number {
  const opening = lines.slice(0, missed).findLastIndex((line) => /(^|[:[,-])\s*["']/.test(line))
  return opening < 0 ? missed : opening + 1
}

/** YAML as data, or every slip in it by its line. `firstLine` is the line of the file on which it begins. */
export function readYaml(file: string, text: string, firstLine = 1): unknown {
  const lines = text.split('\n')
  const blanks = strangeBlanks(lines)
  if (blanks.length > 0) throw slipped(file, blanks, firstLine)
  const counter = new LineCounter()
  const document = parseDocument(text, { logLevel: 'error', lineCounter: counter })
  const slips = document.errors.map((error) => yamlSlip(error.code, error.linePos?.[0].line ?? 1, lines, error.message))
  // One slip makes the parser stumble over the lines below it, too; a field told twice does not.
  const told = slips.filter((slip, i) => i === 0 || slip.what.endsWith('twice.'))
  if (told.length === 0) told.push(...silentSlips(document, counter, text))
  if (told.length === 0) return document.toJS()
  throw slipped(file, told, firstLine)
}

const slipped = (file: string, slips: readonly Slip[], firstLine: number) =>
  new ContentError(slips.map(({ line, ...fault }) => onLine(file, { line: line + firstLine - 1, ...fault })))

/** Blanks that look like those of the keyboard, where YAML needs these: with others a field is no field. */
function strangeBlanks(lines: readonly string[]): Slip[] {
  return lines.flatMap((written, i) => {
    const found = /^[ \t]*(?:- +)*([\w-]+:|-)? *[\u00a0\u202f\u3000]/.exec(written)
    if (!found) return []
    const where = found[1] ? `has, behind its ${found[1] === '-' ? 'dash' : 'colon'},` : 'begins with'
    const cure = 'Type the blank anew: it came from another program.'
    return [{ line: i + 1, what: `${where} a non-breaking blank.`, cure }]
  })
}

const isDate = /^\d{4}-\d\d-\d\d$/

/** What YAML has a use for and a writer has not: it would be lost without a word. */
function silentSlips(document: Document.Parsed, counter: LineCounter, text: string): Slip[] {
  const found: Slip[] = []
  const tell = (at: number | undefined, what: string, how = quotes) =>
    found.push({ line: counter.linePos(at ?? 0).line, what, cure: how })
  visit(document, {
    Alias: (_key, { range }) => void tell(range?.[0], 'begins its text with *, which YAML keeps for itself.'),
    Scalar(key, { range, anchor, tag, comment, type, value }) {
      if (anchor) tell(range?.[0], 'begins its text with &, which YAML keeps for itself.')
      if (tag?.startsWith('!')) tell(range?.[0], 'begins its text with !, which YAML keeps for itself.')
      // A remark behind a number, a date or a quote is one, and so is what stands some way behind a text.
      const isText = type === 'PLAIN' && typeof value === 'string' && !isDate.test(value)
      if (comment && isText && text[(range?.[1] ?? 0) + 1] === '#')
        tell(
          range?.[0],
          `loses everything from the #: "#${comment}".`,
          `${quotes.slice(0, -1)}, or a remark on a line of its own.`,
        )
      // { from: 90,000 } is a field "from" of 90, and one that is called 000.
      if (key === 'key' && type === 'PLAIN' && /^\d{3}$/.test(text.slice(range?.[0], range?.[1])))
        tell(range?.[0], commaInNumber.what, commaInNumber.cure)
    },
  })
  return found
}
