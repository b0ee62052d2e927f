import type { Said } from '../problems.ts'
import { type Part, plainText, type TellLine } from './markdown-tree.ts'

/** In an article with sources, `[^1]` calls the first of them. The parser knows no such footnote and leaves it as text. */
export const sourceCall = /\[\^(\d+)\]/g

/** A text without the calls of sources that are there, so that only others are told. */
export function withoutSourceCalls(text: string, sources: number): string {
  return text.replaceAll(sourceCall, (call, number) => (number >= 1 && number <= sources ? '' : call))
}

/** A source that nothing calls supports nothing; and whoever reads a 2 first looks for the 1. */
export function checkSources(sources: number, markdown: string): Said[] {
  const called = [...new Set([...markdown.matchAll(sourceCall)].map(([, number]) => Number(number)))]
  const uncalled = Array.from({ length: sources }, (_, i) => i).filter((i) => !called.includes(i + 1))
  if (uncalled.length > 0)
    return uncalled.map((i) => ({
      field: `sources[${i}]`,
      what: 'is called nowhere in the text.',
      cure: `Write [^${i + 1}] behind what it supports, or remove it.`,
    }))
  const early = called.find((number, i) => number !== i + 1)
  return early
    ? [
        {
          field: `sources[${early - 1}]`,
          what: 'is called before one that stands above it.',
          cure: 'Put the sources in the order in which the text first calls them, and number the calls so.',
        },
      ]
    : []
}

/**
 * A footnote is written once and called at least once; what is not called is shown nowhere. Beside sources a number means
 * one of those; and headings stand in the list of contents.
 */
export function checkFootnotes(parts: readonly Part[], sources: number, tell: TellLine): void {
  const called = new Set(parts.flatMap(({ node }) => (node.type === 'footnoteReference' ? [node.identifier] : [])))
  const written = new Set<string>()
  for (const { node, line, parent } of parts) {
    const [call] = sources > 0 && node.type === 'heading' ? (plainText(node).match(sourceCall) ?? []) : []
    if (call) tell(line, `calls the source ${call} in a heading.`, 'Move it into the text below.')
    if (node.type === 'footnoteReference' && parent?.type === 'heading')
      tell(
        line,
        `calls the footnote [^${node.identifier}] in a heading.`,
        'Move it into the text below: headings stand in the list of contents, too.',
      )
    if (node.type !== 'footnoteDefinition') continue
    const name = node.identifier
    const has = `has the footnote [^${name}],`
    if (sources > 0)
      tell(
        line,
        `${has} and in a text with sources numbers call those.`,
        'Say it in the text, or name it in "sources".',
      )
    if (written.has(name)) tell(line, `${has} which is written already.`, 'Give it another name.')
    else if (!called.has(name))
      tell(line, `${has} which nothing calls.`, `Write [^${name}] where it belongs, or remove it.`)
    else if (node.children.length === 0) tell(line, `${has} with nothing in it.`, 'Write what it says, or remove it.')
    written.add(name)
  }
}

/** The outline of a text: one main heading, which the page has already, and no level left out. */
export function checkHeadings(parts: readonly Part[], levelAbove: number, tell: TellLine): void {
  let above = levelAbove
  const blocks = parts.filter(({ parent, node: { type } }) => parent?.type === 'root' && !/efinition$/.test(type))
  for (const { node, line, parent } of parts) {
    // `##Heading` is no heading to Markdown.
    const [unspaced] = node.type === 'paragraph' ? (/^#{1,6}[^\s#]\S*/.exec(plainText(node)) ?? []) : []
    if (unspaced) tell(line, `has "${unspaced}", which is no heading.`, 'Put a blank behind the #.')
    if (node.type !== 'heading') continue
    const { depth, position } = node
    const text = plainText(node).trim()
    const next = blocks[blocks.findIndex((block) => block.node === node) + 1]?.node
    const marks = '#'.repeat(depth)
    const [what, cure] =
      [
        text === '' && ['a heading without words.', 'Write the heading, or remove it.'],
        parent?.type !== 'root' && ['a heading inside a list, a note or a quotation.', 'Move it out.'],
        depth === 1 && ['a second main heading.', 'Begin it with ##: the page has its main heading from its fields.'],
        depth > above + 1 && [
          `a heading of level ${depth} below level ${above}.`,
          `Begin it with ${'#'.repeat(above + 1)}.`,
        ],
        (!next || (next.type === 'heading' && next.depth <= depth)) && [
          'with nothing below it.',
          'Write what belongs there, or remove the heading.',
        ],
        position &&
          position.end.line > position.start.line && [
            'a heading only because of the line of - or = below it.',
            `Put an empty line between the two, or begin it with ${marks} and remove the line.`,
          ],
        styles.find(([is]) => is.test(text))?.slice(1) as string[] | undefined,
      ].find(Boolean) || []
    above = depth
    if (what && cure) tell(line, `has "${`${marks} ${text}`.trim()}", ${what}`, cure)
  }
}

/** How headings are written here. */
const styles: [is: RegExp, what: string, cure: string][] = [
  [/[^.\s]{3,}[.,;:]$/, 'which ends like a sentence.', 'Remove the sign at its end.'],
  [/^(?=.{8})[^\p{Ll}]*\p{Lu}{2,}[^\p{Ll}]*\s\P{Ll}*$/u, 'all in capital letters.', 'Write it as in a sentence.'],
  [
    /^(?=.*\s(?:The|And|Of|For|To|With|Our|Your|You|Us|An?|Is|Are|It|We|That|This)\s.*\s(?:The|And|Of|For|To|With|Our|Your|You|Us|An?|Is|Are|It|We|That|This)(?:\s|$))/,
    'with a capital letter in each word.',
    'Write it as in a sentence.',
  ],
  [/^.{81}/, 'which is longer than 80 characters.', 'Shorten it; what it leaves out goes into the text below.'],
]

const noteCure = 'Write :::note on a line, the text below it, and ::: on a line of its own.'

/** A note is `:::note`, a paragraph, `:::`; nothing else begins with colons. */
export function checkNotes(parts: readonly Part[], tell: TellLine): void {
  for (const { node, line } of parts) {
    const problem = (what: string) => tell(line, what, noteCure)
    const [written] = node.type === 'paragraph' ? (/^:::.*/m.exec(plainText(node)) ?? []) : []
    if (written) problem(`has "${written.trim()}", which neither begins nor closes a note.`)
    if (node.type === 'leafDirective') problem(`has "::${node.name}", and only ":::note" is known.`)
    if (node.type !== 'containerDirective') continue
    const lastLine = node.children.at(-1)?.position?.end.line ?? node.position?.start.line ?? 0
    if (node.name !== 'note') problem(`has ":::${node.name}", and only ":::note" is known.`)
    else if (lastLine >= (node.position?.end.line ?? 0)) problem('has a :::note that is not closed.')
    else if (node.children.length === 0) problem('has a :::note with nothing in it.')
  }
}
