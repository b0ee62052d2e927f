import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { contentFiles } from '../../src/model/content-files.ts'
import { checkAll } from '../../src/model/gate.ts'
import { type Problem, printed } from '../../src/model/problems.ts'
import type { Target } from '../fuzz.ts'

/** A file as somebody might leave it. */
interface Case {
  file: string
  text: string
}

/** Of processor time, which a busy machine does not stretch: five times what a check of plain content takes. */
const longest = 15_000

/** What the gate does wrong with a case, if anything: it must answer, soon, and each problem must help. */
export async function gateBreaks({ file, text }: Case): Promise<string | undefined> {
  const started = process.cpuUsage()
  try {
    const { problems, warnings } = await checkAll('.', { today: new Date(), overlay: new Map([[file, text]]) })
    const { user, system } = process.cpuUsage(started)
    if (user + system > longest * 1000) return `took ${(user + system) / 1000} ms`
    const bad = [...problems, ...warnings].find(isNoHelp)
    return bad && `says ${JSON.stringify(bad).slice(0, 500)}`
  } catch (error) {
    return `throws ${String(error instanceof Error ? error.stack : error).slice(0, 500)}`
  }
}

function isNoHelp(problem: Problem): boolean {
  const { file, field, what, cure } = problem
  const told = printed(problem)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these would take over the terminal that shows them.
  const isDirty = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/.test(told)
  const isTrace = /^\s+at .*:\d+:\d+\)?$|node:internal|(?:Type|Range|Reference)Error:/m.test(told)
  return [file, field, what, cure].some((part) => !part.trim()) || isDirty || isTrace || told.length > 7_000
}

/** Mistakes in real content, in memory only. */
export async function start(): Promise<Target<Case>> {
  const files = contentFiles('.').filter((file) => /\.(md|yaml|txt)$/.test(file))
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const named = fc.tuple(fc.constantFrom(...files), fc.oneof({ weight: 19, arbitrary: fc.constant('') }, names))
  const inputs = fc.tuple(named, fc.array(change, { minLength: 1, maxLength: 3 })).map(([[file, name], changes]) => ({
    file: name ? file.replace(/[^/]*$/, () => name) : file,
    text: changes.reduce((text, apply) => apply(text), texts.get(file) ?? ''),
  }))
  return { inputs, breaks: gateBreaks, stop: async () => {} }
}

/** A file name that nobody expects. */
const names = fc.constantFrom(
  'index.md',
  'A b.md',
  '__proto__.md',
  '.md',
  '..md',
  'é.md',
  'constructor.yaml',
  'a.md.md',
)

/** What YAML may make of a value, and keys that every object has. */
// biome-ignore format: a list of short texts
const yaml = fc.constantFrom(
  'null', '~', 'true', '-1', '1e999', '.nan', '.inf', '0x1F', '1_000', '2026-13-45', '2026-02-30', '[]', '{}',
  '[a, [b, {c: d}]]', '{a: 1, a: 2}', '|', '>-', '""', '"', '&a [*a]', '*a', '!!binary aGk=', '!!set {}',
  '? a', '- - -', '{{name}}', '{{', '{{count:/}}', '#', '---', '...', '%YAML 1.2', '@', '`', '[', '{', ': :',
  '&a a\nb: &b [*a,*a]\nc: &c [*b,*b]\nd: [*c,*c]', '<<: *a', '/', '//', '/../..', 'https://', 'http://[',
  '999999999999999999999', '"\\u0000"', '"\\ud800"', '"\\x1b[31m"', 'article', 'draft', '__proto__', 'constructor',
  'toString', 'kind', 'status', 'related', 'sources', 'date',
)

/** What Markdown may stumble over. */
// biome-ignore format: a list of short texts
const markdown = fc.constantFrom(
  '[', ']', '(', '**', '_', '`', '```\n', '~~~\n', '<', '> ', '- ', '1. ', '# ', '|', '\\', '\n\n', '\n---\n',
  '\n===\n', '\t', '    ', '<b>', '</b>', '<!--', '<![CDATA[', '&#0;', '&#x110000;', '[a](', '![a](b.png)', '[^1]',
  '[^a]: b\n', '[a]: /b\n', '[a][b]', '[[', ':::note\n', '::', ':a[b]{c=d}', '{{supportEmail}', '$$', '==', '{++',
  '<<<<<<< a\n', 'a@b.c', 'https://a@b', '| a | b |\n| - | - |\n', '\u001b[31m', '\u202e', '\ufeff', '\ud800', '\r',
)

/** Now and then one piece thousands of times. */
const piece = fc
  .tuple(fc.oneof(yaml, markdown, fc.string({ unit: 'binary', maxLength: 4 })), fc.constantFrom(1, 1, 1, 1, 2 ** 14))
  .map(([text, times]) => text.repeat(times))
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

type Change = (text: string) => string

/** Does something to the lines of a text, at one of them. */
const onLines = (does: (lines: string[], at: number, piece: string, to: number) => void) =>
  fc.tuple(place, piece, place).map(
    ([at, piece, to]): Change =>
      (text) => {
        const lines = text.split('\n')
        does(lines, Math.floor(at * lines.length), piece, Math.floor(to * lines.length))
        return lines.join('\n')
      },
  )

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, place, piece).map(
    ([at, to, piece]): Change =>
      (text) => {
        const from = Math.floor(at * text.length)
        return text.slice(0, from) + piece + text.slice(from + Math.floor(to * 3) * 100)
      },
  ),
  onLines((lines, at) => lines.splice(at, 1)),
  onLines((lines, at, _, to) => lines.splice(at, 0, ...lines.slice(at, at + (to % 20)))),
  onLines((lines, at, _, to) => lines.splice(to, 0, ...lines.splice(at, 1))),
  onLines((lines, at, piece) => lines.splice(at, 0, piece)),
  onLines((lines, at, _, to) => (lines[at] = ' '.repeat(to % 6) + lines[at]?.trimStart())),
  // A value of another type, a key that is none, a text where a list was.
  onLines((lines, at, piece) => (lines[at] = lines[at]?.replace(/(?<=:) .*|(?<=^ *- ).*|:$/, () => ` ${piece}`) ?? '')),
  onLines((lines, at, piece) => (lines[at] = lines[at]?.replace(/[\w-]+(?=:)/, () => piece) ?? '')),
  fc.constantFrom<Change>(
    (text) => text.replaceAll('\n', '\r\n'),
    (text) => text.replaceAll('\n', '\r'),
    (text) => Buffer.from(text).toString('latin1'),
    (text) => Buffer.from(text, 'utf16le').toString(),
    (text) => text.toUpperCase(),
  ),
)
