import type { MdastNode } from 'satteri'
import { graphemes } from '../../lib/graphemes.ts'
import type { Fault, Slip } from '../problems.ts'
import { checkBlocks } from './blocks.ts'
import { leftoversIn } from './leftovers.ts'
import { deepest, type Part, partsOf, type TellLine } from './markdown-tree.ts'
import { checkTwice } from './repeats.ts'
import { checkFootnotes, checkHeadings, checkNotes, withoutSourceCalls } from './structure.ts'

const retype = 'Type the words anew instead of pasting them.'

/** Characters nobody sees and nobody means: they come with text from other programs, and break search and words. */
const unwanted: [pattern: RegExp, name: string, cure: string][] = [
  [/\u00ad/, 'a soft hyphen', retype],
  // Emoji are joined by one of them, and by nothing else.
  [
    /[\u180e\u200b\u200c\u2060-\u2064\u3164\ufeff\u{e0000}-\u{e0fff}]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/u,
    'a blank without width',
    retype,
  ],
  [/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/, 'a mark that turns the direction of text', retype],
  // Tabs and line ends are controls, too.
  [/[^\P{Cc}\t\n\r]|[\u2028\u2029]/u, 'a control character', retype],
  [/[\ue000-\uf8ff]/, 'a character of no alphabet', retype],
  [/\ufffd/, 'a character that cannot be read', 'Save the file as UTF-8, and type it anew.'],
]

/** Unwanted characters of a file, by line; each kind once a line. */
export function characterProblems(text: string): Slip[] {
  return text.split('\n').flatMap((content, i) => unwantedIn(content).map((slip) => ({ line: i + 1, ...slip })))
}

/**
 * Those of a text that is read already: YAML and Markdown know ways to write a character that nobody types. What
 * `{{...}}` is meanwhile (markdown-placeholders.ts) is none.
 */
export function hiddenIn(value: string): Fault[] {
  return unwantedIn(value.replaceAll(/[\ue000-\uf8ff]/g, ''))
}

/** Nearly every text: looked through once instead of six times. */
const plain = /^[ -~\t\r\n]*$/

function unwantedIn(content: string): Fault[] {
  if (plain.test(content)) return []
  return unwanted
    .filter(([pattern]) => pattern.test(content))
    .map(([pattern, name, cure]) => ({ what: `has ${name} near "${around(content, content.search(pattern))}".`, cure }))
}

/** The words around a place, without the character itself. */
function around(line: string, at: number): string {
  return `${line.slice(Math.max(0, at - 15), at)}${line.slice(at + 1, at + 15)}`.trim()
}

/** What is found, what is said of it ("$&" is what was found), and how to put it right. */
type Saying = string | ((found: string) => string)
type Rule = readonly [pattern: RegExp, what: Saying, cure: Saying]

/** Longer ones do not fit the narrowest screens. */
const longestWord = 40

const asLink = 'Write [text](/address), without blanks in or before the address.'

/** The name of an image is written without blanks, and its file is called so. */
function asImage(written: string): string {
  const [, name = ''] = /\(([^"]*?\.\w+)/.exec(written) ?? []
  const hyphened = name.trim().toLowerCase().replaceAll(/\s+/g, '-')
  return /\s/.test(name.trim())
    ? `Rename the file to ${hyphened}, without blanks, and write ![what it shows](${hyphened}).`
    : 'Write ![what it shows](name.png).'
}

/** What shows that a text was not meant to be read as it stands. */
const rules: Rule[] = [
  [/!\[[^\]]*\]\([^)]*\)?/g, 'has "$&", which is no image.', asImage],
  [/(?<!!)\[[^\]]*\]\([^)]*\)?/g, 'has "$&", which is no link.', asLink],
  [/\[[^\]]+\]\s+\((?:\/|https?:|mailto:)[^)]*\)/g, 'has "$&", which is no link.', asLink],
  [/\([^)]+\)\[(?:\/|https?:|mailto:)[^\]]*\]/g, 'has "$&", a link the wrong way around.', asLink],
  [
    /\[\^[^\]]+\]/g,
    'has $&, a footnote that is not written.',
    'Write it at the end of the text: [^1]: and what it says. In an article [^1] calls its first source.',
  ],
  [/\[[^\]]+\]\[[^\]]*\]/g, 'has "$&", which is no link.', asLink],
  [
    /\*\*|__/g,
    'has $& that emphasizes nothing.',
    'Put it right before the first word and right behind the last, such as **two words**, or remove it.',
  ],
  [
    /(?<![\p{L}\p{N}_\ue000-\uf8ff])_(?=\p{L})|(?<=\p{L})_(?![\p{L}\p{N}_\ue000-\uf8ff])|(?<!\S)\*(?=\p{L})|(?<!\S)\* \p{L}[^*]*\p{L} \*(?!\S*\d)|`/gu,
    'has $& that emphasizes nothing.',
    'Put the sign right before the first word and right behind the last, such as *two words*, or remove it.',
  ],
  [
    /\{(?:\+\+|--|–|—|~~|==|>>)[^}]*\}?/g,
    'has "$&", a mark of somebody who edits.',
    'Keep the words that are right, and remove the marks.',
  ],
  [/\[\[[^\]]*\]\]/g, 'has "$&", which is no link.', asLink],
  [
    /\{%[^}]*%?\}?|\{\{[<%#/>][^}]*\}?\}?|<%.*?%>|%%[A-Za-z_]+%%|\[\/[a-z][\w-]*\]|\[[a-z][\w-]*(?: [\w-]+=["“”'][^\]]*)+\]|\[(?:button|gallery|caption|form|embed|toc|video|audio|quote|shortcode|br|b|i|u|url|img)\]/gi,
    'has "$&", an order to another program, which is shown as it stands.',
    'Remove it; docs/how-to/write-content.md says what texts can have.',
  ],
  [
    /\$\$|\\(?:frac|sqrt|text|times|cdot|begin|left|right|sum|mathrm|textbf|emph|ldots|%|\$)(?![a-z])|\$\\/g,
    'has "$&", a sign of LaTeX, which is shown as it stands.',
    'Write it in plain words and figures, such as 1/2.',
  ],
  [
    /\[\d{1,2}\]|\[\^\s*\d*(?![^\]]*\])|\[\d+\^\]|(?<=[\p{L}.,;:!?”’)])\^\[?\d{1,2}\]?|(?<=[.,;:!?”])[⁰¹²³⁴-⁹]+|(?<=[.,;:!?”])\[[a-z]{1,2}\]|\[(?:citation needed|source|ref|sic\?)\]/giu,
    'has "$&", which calls no source and no footnote.',
    'Write [^1] for the first source or footnote, or remove it.',
  ],
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/gi, 'has $&, which is shown as it stands.', 'Write the character itself.'],
  [
    /\{\{(?!.*?\}\})|(?<!\{\{.*?)\}\}/g,
    'has $& with no counterpart.',
    'Write a placeholder with two braces on each side, such as {{name}}.',
  ],
  [
    /(?<![{\w])\{(?:name|founder|\w+Email|tratoWebsite)\}(?!\})/gi,
    'has $&, which is shown as it stands.',
    'Write a placeholder with two braces on each side, such as {{name}}.',
  ],
  [
    new RegExp(`(?:[\\p{L}\\p{N}]\\p{M}*){${longestWord + 1},}`, 'gu'),
    (found) => `has a word of ${graphemes(found)} characters, at most ${longestWord}: "${found.slice(0, 20)}…".`,
    'Break it with a blank or a hyphen: it does not fit a phone.',
  ],
  [
    /[^\s\u00a0]+(?:\u00a0[^\s\u00a0]+){3,}/g,
    (found) =>
      `has words that cannot be parted at the end of a line: "${found.slice(0, 40).replaceAll('\u00a0', ' ')}".`,
    'Type the blanks between them anew: they came as non-breaking blanks from another program.',
  ],
]

/** The slips in a text as visitors would read it; each kind once. */
export function slipsIn(text: string): Fault[] {
  return rules.flatMap(([pattern, what, cure]) => {
    const [found] = text.match(pattern) ?? []
    if (found === undefined) return []
    const short = found.length > 80 ? `${found.slice(0, 79)}…` : found
    const say = (saying: Saying) => (typeof saying === 'string' ? saying.replace('$&', () => short) : saying(found))
    return [{ what: say(what), cure: say(cure) }]
  })
}

/** What a text below the front matter must not have, told by the file's own lines; `sources` is how many it may call, `said` what fields say. */
export function textProblems(
  markdown: string,
  firstLine: number,
  levelAbove: number,
  sources = 0,
  said: ReadonlyMap<string, string> = new Map(),
): Slip[] {
  const slips: Slip[] = []
  const tell: TellLine = (line, what, cure) => slips.push({ line, what, cure })
  const parts = partsOf(markdown, firstLine)
  const deep = parts.find(({ depth }) => depth === deepest)
  if (deep) {
    tell(deep.line, 'has too much inside each other to be read.', 'Write it flatter.')
    return slips
  }
  checkHtml(parts, tell)
  checkBlocks(parts, tell)
  checkTwice(parts, said, tell)
  checkHeadings(parts, levelAbove, tell)
  checkNotes(parts, tell)
  checkFootnotes(parts, sources, tell)
  for (const { node, line, parent } of parts) {
    if (node.type !== 'text') continue
    const text = withoutSourceCalls(node.value, sources)
    const left = leftoversIn(text, isAlone(parent) ? 'block' : undefined)
    for (const { what, cure } of [...hiddenIn(node.value), ...slipsIn(text), ...left]) tell(line, what, cure)
  }
  // Characters as HTML spells them: nobody who writes means them.
  for (const [i, text] of markdown.split('\n').entries()) {
    const [found] = /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i.exec(text.replaceAll(/`[^`]*`/g, '')) ?? []
    const cure = found === '&nbsp;' ? 'Write a blank.' : 'Write the character itself.'
    if (found) tell(firstLine + i, `has ${found}, a character as HTML spells it.`, cure)
  }
  return slips.sort((a, b) => a.line - b.line)
}

/** A heading, a paragraph or a cell of a table that is one text and nothing else. */
const isAlone = (parent?: MdastNode) =>
  (parent?.type === 'heading' || parent?.type === 'paragraph' || parent?.type === 'tableCell') &&
  parent.children.length === 1

/** Whatever a text has in HTML. A lone tag that closes what was told already is not told again. */
function checkHtml(parts: readonly Part[], tell: TellLine): void {
  const told = new Set<string>()
  for (const { node, line } of parts) {
    if (node.type !== 'html') continue
    const [tag = ''] = /^<[!?/]?-?-?[\w-]*/.exec(node.value) ?? []
    if (told.has(tag.replace('/', '')) && /^<\/[\w-]+\s*>$/.test(node.value)) continue
    told.add(tag)
    const cure = node.value.startsWith('<!--')
      ? 'Remove the remark: visitors could read it in the source of the page.'
      : 'Write it in Markdown, such as **bold**, [text](/address) or ## heading, or remove it.'
    tell(line, `has HTML (${tag}${tag.startsWith('<!') ? '' : '>'}), which is not published.`, cure)
  }
}
