import { readFileSync } from 'node:fs'
import { contentFiles } from '../../src/model/content-files.ts'
import { checkAll } from '../../src/model/gate.ts'
import { type Problem, printed } from '../../src/model/problems.ts'
import type { Broken, FuzzOptions } from './types.ts'

/** A file as somebody might leave it. */
interface Case {
  file: string
  text: string
}

/** Of processor time, which a busy machine does not stretch: five times what a check of plain content takes. */
const longest = 15_000

/** Makes mistakes in real content, in memory only, and asks the gate about each. */
export async function fuzz({ seed, until, random, say }: FuzzOptions): Promise<Broken[]> {
  const files = contentFiles('.').filter((file) => /\.(md|yaml|txt)$/.test(file))
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One
  const broken: Broken[] = []
  let tried = 0
  let slowest = 0
  while (Date.now() < until) {
    const from = pick(texts)
    let { file, text } = from
    for (let n = 1 + Math.floor(random() * 3); n > 0; n--) text = pick(changes)(text, random, () => pick(texts).text)
    if (random() < 0.05) file = file.replace(/[^/]*$/, () => pick(names))
    const started = process.cpuUsage()
    const why = await gateBreaks({ file, text })
    slowest = Math.max(slowest, since(started))
    tried += 1
    if (why) broken.push({ name: `${seed}-${tried}`, input: JSON.stringify({ file, text }), why })
    if (tried % 100 === 0) say(`${tried} tried, ${broken.length} broke, slowest ${slowest} ms`)
  }
  say(`${tried} tried, slowest ${slowest} ms`)
  return broken
}

/** In milliseconds. */
function since(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return Math.round((user + system) / 1000)
}

/** What the gate does wrong with a case, if anything: it must answer, soon, and each problem must help. */
export async function gateBreaks({ file, text }: Case): Promise<string | undefined> {
  const started = process.cpuUsage()
  try {
    const { problems, warnings } = await checkAll('.', { today: new Date(), overlay: new Map([[file, text]]) })
    const took = since(started)
    if (took > longest) return `took ${took} ms`
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

type Change = (text: string, random: () => number, other: () => string) => string

const at = (text: string, random: () => number) => Math.floor(random() * (text.length + 1))

/** Does something to the lines of a text, at one of them. */
const onLines =
  (change: (lines: string[], i: number, random: () => number) => void): Change =>
  (text, random) => {
    const lines = text.split('\n')
    change(lines, Math.floor(random() * lines.length), random)
    return lines.join('\n')
  }

const changes: Change[] = [
  (text, random) => text.slice(0, at(text, random)),
  (text, random) => {
    const [from = 0, to = 0] = [at(text, random), at(text, random)].sort((a, b) => a - b)
    return text.slice(0, from) + text.slice(Math.min(to, from + 400))
  },
  onLines((lines, i) => lines.splice(i, 1)),
  onLines((lines, i, random) => lines.splice(i, 0, ...lines.slice(i, i + 1 + Math.floor(random() * 20)))),
  onLines((lines, i, random) => lines.splice(Math.floor(random() * lines.length), 0, ...lines.splice(i, 1))),
  onLines((lines, i, random) => {
    lines[i] = `${' '.repeat(Math.floor(random() * 6))}${lines[i]?.trimStart()}`
  }),
  // A value of another type, a key that is none, a text where a list was.
  ...Array.from({ length: 3 }, () =>
    onLines((lines, i, random) => {
      lines[i] = lines[i]?.replace(/(?<=:) .*|(?<=^ *- ).*|:$/, () => ` ${some(values, random)}`) ?? ''
    }),
  ),
  onLines((lines, i, random) => lines.splice(i, 0, some(values, random))),
  onLines((lines, i, random) => {
    lines[i] = lines[i]?.replace(/[\w-]+(?=:)/, () => some(keys, random)) ?? ''
  }),
  (text, random) => insert(text, some(pieces, random), random),
  (text, random) => insert(text, some(pieces, random), random),
  (text, random) => insert(text, some(pieces, random).repeat(2 ** Math.floor(random() * 16)), random),
  (text, random, other) => insert(text, other().slice(0, Math.floor(random() * 2000)), random),
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replaceAll('\n', '\r'),
  (text) => Buffer.from(text, 'utf8').toString('latin1'),
  (text) => Buffer.from(text, 'utf16le').toString('utf8'),
  (text, random) => {
    const from = at(text, random)
    return Buffer.from(text)
      .fill(0xff, from, Math.min(from + 3, text.length))
      .toString('utf8')
  },
  (text) => text.toUpperCase(),
]

const some = (list: readonly string[], random: () => number) => list[Math.floor(random() * list.length)] as string

function insert(text: string, piece: string, random: () => number): string {
  const place = at(text, random)
  return text.slice(0, place) + piece + text.slice(place)
}

/** What YAML may make of a value. */
// biome-ignore format: a list of short texts
const values = [
  
  'null', '~', 'true', '0', '-1', '1e999', '.nan', '.inf', '0x1F', '1_000', '2026-13-45', '2026-02-30', '[]', '{}',
  '[a, [b, {c: d}]]', '{a: 1, a: 2}', '|', '>-', '""', '" "', "'", '"', '&a [*a]', '*a', '!!binary aGk=',
  '!!set {}',
  '? a', '- - -', '{{name}}', '{{', '}}', '{{count:/}}', '#', '---', '...', '%YAML 1.2', '@', '`', '[', '{', ': :',
  '&a a\nb: &b [*a,*a]\nc: &c [*b,*b]\nd: [*c,*c]', '<<: *a', '/', '//', '/a//b', '/../..', 'https://', 'http://[',
  '?',
  '999999999999999999999', '"\\u0000"', '"\\ud800"', '"\\x1b[31m"', 'article', 'draft', '__proto__', 'constructor',
]

const keys = [
  '__proto__',
  'constructor',
  'toString',
  'kind',
  'status',
  'name',
  'related',
  'sources',
  'date',
  '<<',
  '"',
  '1',
]

const names = [
  'index.md',
  'a.md',
  'A b.md',
  '__proto__.md',
  '.md',
  '..md',
  'é.md',
  'constructor.yaml',
  'a.md.md',
  '-.md',
]

/** What Markdown may stumble over, and characters that are not typed. */
// biome-ignore format: a list of short texts
const pieces = [
  '[', ']', '(', ')', '*', '**', '_', '`', '```\n', '~~', '~~~\n', '<', '>', '> ', '- ', '* ', '1. ', '# ', '|',
  '\\', '\n\n', '\n---\n', '\n===\n', '\t', '    ', '<b>', '</b>', '<!--', '-->', '<![CDATA[', '&#0;',
  '&#x110000;', '&nbsp;', '[a](', '[a](b)', '![a](b.png)', '![', '[^1]', '[^a]: b\n', '[a]: /b\n', '[a][b]', '[[',
  ']]', ':::note\n', ':::\n', '::', ':a[b]{c=d}', '{{name}}', '{{', '}}', '{{supportEmail}', '$$', '==', '{++',
  '<<<<<<< a\n', 'www.a.b', 'a@b.c',
  'https://a@b', 'https://', '//', '| a | b |\n| - | - |\n', '|-|\n', '\u0000', '\u001b[31m', '\u0085', '\u00a0',
  '\u00ad', '\u200b', '\u202e', '\u2028', '\ufeff', '\ufffd', '\ud800', '\udc00', '\ue000', '\uf8ff', '\uffff',
  '🏴‍☠️', 'e\u0301'.repeat(3), 'ﬁ', '中', 'ا', '“', '’', '…', '–', "'", '"', '%', '^', '$', '\r', '\f', '\v',
]
