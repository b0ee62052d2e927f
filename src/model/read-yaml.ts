import { type Document, LineCounter, parseDocument, visit } from 'yaml'
import { ContentError, type Slip } from './problems.ts'
import { commaInNumber, yamlSlip } from './yaml-slips.ts'

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
  new ContentError(slips.map(({ line, what, cure }) => ({ file, field: `line ${line + firstLine - 1}`, what, cure })))

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

const cure = 'Put straight quotes around the text.'
const isDate = /^\d{4}-\d\d-\d\d$/

/** What YAML has a use for and a writer has not: it would be lost without a word. */
function silentSlips(document: Document.Parsed, counter: LineCounter, text: string): Slip[] {
  const found: Slip[] = []
  const tell = (at: number | undefined, what: string, how = cure) =>
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
          `${cure.slice(0, -1)}, or a remark on a line of its own.`,
        )
      // { from: 90,000 } is a field "from" of 90, and one that is called 000.
      if (key === 'key' && type === 'PLAIN' && /^\d{3}$/.test(text.slice(range?.[0], range?.[1])))
        tell(range?.[0], commaInNumber.what, commaInNumber.cure)
    },
  })
  return found
}
