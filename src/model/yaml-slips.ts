import type { ErrorCode } from 'yaml'
import type { Slip } from './problems.ts'

const quotes = 'Put straight quotes around the text.'

/** Between braces a comma parts two fields. */
export const commaInNumber = {
  what: 'has a comma in a number, which parts two fields here.',
  cure: 'Write the number without it, such as 90000.',
}

/** What the YAML parser says about a line, in an editor's words. */
export function yamlSlip(code: ErrorCode, line: number, lines: readonly string[], message: string): Slip {
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
