import type { MdastNode } from 'satteri'
import { graphemes } from '../../lib/graphemes.ts'
import type { Problem, Slip } from '../problems.ts'
import { blockProblems } from './blocks.ts'
import { leftoversIn } from './leftovers.ts'
import { deepest, type Part, partsOf } from './markdown-tree.ts'
import { repeatProblems } from './repeats.ts'
import { sourceCallProblems, withoutSourceCalls } from './source-calls.ts'
import { footnoteProblems, headingProblems, noteProblems } from './structure.ts'

const retype = 'Type the words anew instead of pasting them.'

/** Characters nobody sees and nobody means: they come with text from other programs, and break search and words. */
const unwanted: { pattern: RegExp; name: string; cure: string }[] = [
  { pattern: /\u00ad/, name: 'a soft hyphen', cure: retype },
  // Emoji are joined by one of them, and by nothing else.
  {
    pattern:
      /[\u180e\u200b\u200c\u2060-\u2064\u3164\ufeff\u{e0000}-\u{e0fff}]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/u,
    name: 'a blank without width',
    cure: retype,
  },
  {
    pattern: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
    name: 'a mark that turns the direction of text',
    cure: retype,
  },
  // Tabs and line ends are controls, too.
  { pattern: /[^\P{Cc}\t\n\r]|[\u2028\u2029]/u, name: 'a control character', cure: retype },
  { pattern: /[\ue000-\uf8ff]/, name: 'a character of no alphabet', cure: retype },
  { pattern: /\ufffd/, name: 'a character that cannot be read', cure: 'Save the file as UTF-8, and type it anew.' },
]

/** Unwanted characters of a file, by line; each kind once a line. */
export function characterProblems(text: string): Slip[] {
  return text.split('\n').flatMap((content, i) => unwantedIn(content).map((slip) => ({ line: i + 1, ...slip })))
}

/**
 * Those of a text that is read already: YAML and Markdown know ways to write a character that nobody types. What
 * `{{...}}` is meanwhile (markdown-placeholders.ts) is none.
 */
export function hiddenIn(value: string): Pick<Problem, 'what' | 'cure'>[] {
  return unwantedIn(value.replaceAll(/[\ue000-\uf8ff]/g, ''))
}

/** Nearly every text: looked through once instead of six times. */
const plain = /^[ -~\t\r\n]*$/

function unwantedIn(content: string): Pick<Problem, 'what' | 'cure'>[] {
  if (plain.test(content)) return []
  return unwanted
    .filter(({ pattern }) => pattern.test(content))
    .map(({ pattern, name, cure }) => ({
      what: `has ${name} near "${around(content, content.search(pattern))}".`,
      cure,
    }))
}

/** The words around a place, without the character itself. */
function around(line: string, at: number): string {
  return `${line.slice(Math.max(0, at - 15), at)}${line.slice(at + 1, at + 15)}`.trim()
}

type WhatAndCure = Pick<Problem, 'what' | 'cure'>

interface Rule {
  pattern: RegExp
  what: (found: string) => string
  cure: string | ((found: string) => string)
}

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
  {
    pattern: /!?\[[^\]]*\]\([^)]*\)?/g,
    what: (found) => `has "${found}", which is no ${found.startsWith('!') ? 'image' : 'link'}.`,
    cure: (found) => (found.startsWith('!') ? asImage(found) : asLink),
  },
  {
    pattern: /\[[^\]]+\]\s+\((?:\/|https?:|mailto:)[^)]*\)/g,
    what: (found) => `has "${found}", which is no link.`,
    cure: asLink,
  },
  {
    pattern: /\([^)]+\)\[(?:\/|https?:|mailto:)[^\]]*\]/g,
    what: (found) => `has "${found}", a link the wrong way around.`,
    cure: asLink,
  },
  {
    pattern: /\[\^[^\]]+\]/g,
    what: (found) => `has ${found}, a footnote that is not written.`,
    cure: 'Write it at the end of the text: [^1]: and what it says. In an article [^1] calls its first source.',
  },
  {
    pattern: /\[[^\]]+\]\[[^\]]*\]/g,
    what: (found) => `has "${found}", which is no link.`,
    cure: asLink,
  },
  {
    pattern: /\*\*|__/g,
    what: (found) => `has ${found} that emphasizes nothing.`,
    cure: 'Put it right before the first word and right behind the last, such as **two words**, or remove it.',
  },
  {
    pattern:
      /(?<![\p{L}\p{N}_\ue000-\uf8ff])_(?=\p{L})|(?<=\p{L})_(?![\p{L}\p{N}_\ue000-\uf8ff])|(?<!\S)\*(?=\p{L})|(?<!\S)\* \p{L}[^*]*\p{L} \*(?!\S*\d)|`/gu,
    what: (found) => `has ${found} that emphasizes nothing.`,
    cure: 'Put the sign right before the first word and right behind the last, such as *two words*, or remove it.',
  },
  {
    pattern: /\{(?:\+\+|--|–|—|~~|==|>>)[^}]*\}?/g,
    what: (found) => `has "${found}", a mark of somebody who edits.`,
    cure: 'Keep the words that are right, and remove the marks.',
  },
  {
    pattern: /\[\[[^\]]*\]\]/g,
    what: (found) => `has "${found}", which is no link.`,
    cure: asLink,
  },
  {
    pattern:
      /\{%[^}]*%?\}?|\{\{[<%#/>][^}]*\}?\}?|<%.*?%>|%%[A-Za-z_]+%%|\[\/[a-z][\w-]*\]|\[[a-z][\w-]*(?: [\w-]+=["“”'][^\]]*)+\]|\[(?:button|gallery|caption|form|embed|toc|video|audio|quote|shortcode|br|b|i|u|url|img)\]/gi,
    what: (found) => `has "${found}", an order to another program, which is shown as it stands.`,
    cure: 'Remove it; docs/how-to/write-content.md says what texts can have.',
  },
  {
    pattern: /\$\$|\\(?:frac|sqrt|text|times|cdot|begin|left|right|sum|mathrm|textbf|emph|ldots|%|\$)(?![a-z])|\$\\/g,
    what: (found) => `has "${found}", a sign of LaTeX, which is shown as it stands.`,
    cure: 'Write it in plain words and figures, such as 1/2.',
  },
  {
    pattern:
      /\[\d{1,2}\]|\[\^\s*\d*(?![^\]]*\])|\[\d+\^\]|(?<=[\p{L}.,;:!?”’)])\^\[?\d{1,2}\]?|(?<=[.,;:!?”])[⁰¹²³⁴-⁹]+|(?<=[.,;:!?”])\[[a-z]{1,2}\]|\[(?:citation needed|source|ref|sic\?)\]/giu,
    what: (found) => `has "${found}", which calls no source and no footnote.`,
    cure: 'Write [^1] for the first source or footnote, or remove it.',
  },
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/gi,
    what: (found) => `has ${found}, which is shown as it stands.`,
    cure: 'Write the character itself.',
  },
  {
    pattern: /\{\{(?!.*?\}\})|(?<!\{\{.*?)\}\}/g,
    what: (found) => `has ${found} with no counterpart.`,
    cure: 'Write a placeholder with two braces on each side, such as {{name}}.',
  },
  {
    pattern: /(?<![{\w])\{(?:name|founder|\w+Email|tratoWebsite)\}(?!\})/gi,
    what: (found) => `has ${found}, which is shown as it stands.`,
    cure: 'Write a placeholder with two braces on each side, such as {{name}}.',
  },
  {
    pattern: new RegExp(`(?:[\\p{L}\\p{N}]\\p{M}*){${longestWord + 1},}`, 'gu'),
    what: (found) => `has a word of ${graphemes(found)} characters, at most ${longestWord}: "${found.slice(0, 20)}…".`,
    cure: 'Break it with a blank or a hyphen: it does not fit a phone.',
  },
  {
    pattern: /[^\s\u00a0]+(?:\u00a0[^\s\u00a0]+){3,}/g,
    what: (found) =>
      `has words that cannot be parted at the end of a line: "${found.slice(0, 40).replaceAll('\u00a0', ' ')}".`,
    cure: 'Type the blanks between them anew: they came as non-breaking blanks from another program.',
  },
]

/** The slips in a text as visitors would read it; each kind once. */
export function slipsIn(text: string): WhatAndCure[] {
  return rules.flatMap(({ pattern, what, cure }) => {
    const [found] = text.match(pattern) ?? []
    if (found === undefined) return []
    const short = found.length > 80 ? `${found.slice(0, 79)}…` : found
    return [{ what: what(found).replace(found, () => short), cure: typeof cure === 'string' ? cure : cure(found) }]
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
  const parts = partsOf(markdown, firstLine)
  const deep = parts.find(({ depth }) => depth === deepest)
  if (deep) return [{ line: deep.line, what: 'has too much inside each other to be read.', cure: 'Write it flatter.' }]
  return [
    ...rawHtml(parts),
    ...blockProblems(parts),
    ...repeatProblems(parts, said),
    ...headingProblems(parts, levelAbove),
    ...noteProblems(parts),
    ...footnoteProblems(parts),
    ...(sources > 0 ? sourceCallProblems(parts) : []),
    ...parts.flatMap(({ node, line, parent }) => {
      if (node.type !== 'text') return []
      const text = withoutSourceCalls(node.value, sources)
      const found = [
        ...hiddenIn(node.value),
        ...slipsIn(text),
        ...leftoversIn(text, isAlone(parent) ? 'block' : undefined),
      ]
      return found.map((slip) => ({ ...slip, line }))
    }),
    ...entities(markdown, firstLine),
  ].sort((a, b) => a.line - b.line)
}

/** A heading, a paragraph or a cell of a table that is one text and nothing else. */
const isAlone = (parent?: MdastNode) =>
  (parent?.type === 'heading' || parent?.type === 'paragraph' || parent?.type === 'tableCell') &&
  parent.children.length === 1

/** Characters as HTML spells them: nobody who writes means them. */
function entities(markdown: string, firstLine: number): Slip[] {
  return markdown.split('\n').flatMap((text, i) => {
    const [found] = /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i.exec(text.replaceAll(/`[^`]*`/g, '')) ?? []
    const cure = found === '&nbsp;' ? 'Write a blank.' : 'Write the character itself.'
    return found ? [{ line: firstLine + i, what: `has ${found}, a character as HTML spells it.`, cure }] : []
  })
}

/** Whatever a text has in HTML. A lone tag that closes what was told already is not told again. */
function rawHtml(parts: readonly Part[]): Slip[] {
  const told = new Set<string>()
  return parts.flatMap(({ node, line }) => {
    if (node.type !== 'html') return []
    const [tag = ''] = /^<[!?/]?-?-?[\w-]*/.exec(node.value) ?? []
    if (told.has(tag.replace('/', '')) && /^<\/[\w-]+\s*>$/.test(node.value)) return []
    told.add(tag)
    const cure = node.value.startsWith('<!--')
      ? 'Remove the remark: visitors could read it in the source of the page.'
      : 'Write it in Markdown, such as **bold**, [text](/address) or ## heading, or remove it.'
    return [{ line, what: `has HTML (${tag}${tag.startsWith('<!') ? '' : '>'}), which is not published.`, cure }]
  })
}
