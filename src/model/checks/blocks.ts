import type { MdastNode } from 'satteri'
import { inside, type Part, plainText, type TellLine } from './markdown-tree.ts'

/** Signs that other programs set before the entries of a list. */
export const bullet = /^[ \t]*([•·–‣▪●◦])[ \t\u00a0]+\S/m
const tableCure =
  'Write the names of the columns, below them | --- | --- | with as many cells, then the rows, and an empty line above.'

/** What looks like a table or a list to whoever wrote it, and is none; and code, which pages do not show. */
export function checkBlocks(parts: readonly Part[], tell: TellLine): void {
  const named = new Set(
    parts.flatMap(({ node }) => ('identifier' in node && node.type !== 'definition' ? [node.identifier] : [])),
  )
  for (const { node, line, parent } of parts)
    switch (node.type) {
      case 'paragraph':
        checkLines(node, line, tell)
        checkBold(node, line, tell)
        break
      case 'listItem':
        if (typeof node.checked === 'boolean')
          tell(line, 'has a box to tick, [ ] or [x].', 'Remove it: nobody can tick it on a page.')
        else if (plainText(node).trim() === '' && !inside(node).some(({ type }) => type === 'image'))
          tell(line, 'has an entry of a list with nothing in it.', 'Write it, or remove its line.')
        break
      case 'delete':
        tell(line, `has "${plainText(node)}" struck through.`, 'Remove what no longer holds.')
        break
      case 'blockquote':
        if (parent?.type === 'blockquote')
          tell(line, 'quotes inside a quotation, as mail does.', 'Remove one > of each line, or all.')
        break
      case 'table':
        checkRows(node, line, tell)
        break
      case 'code':
        tell(
          line,
          'has a block of code, which pages do not show.',
          'Write it as plain text, or between single backticks in a sentence. Four blanks at the beginning of a line make one, too.',
        )
        break
      case 'definition':
        if (!named.has(node.identifier))
          tell(line, `has [${node.identifier}]: ${node.url}, which no link uses.`, 'Remove it, or link to it.')
    }
}

/** What a line of a paragraph was meant to be, told at the first that fits. Lines of a paragraph run on into each other. */
const meant: {
  is: (line: string, all: readonly string[]) => boolean
  /** Behind what of the line is quoted: its first group, or its beginning. */
  what: string
  quotes?: RegExp
  cure: string
}[] = [
  {
    is: (text, all) =>
      /^\s*\|.*\|\s*$/.test(text) || (text.includes(' | ') && all.filter((one) => one.includes('|')).length > 1),
    what: ', a row that is in no table.',
    quotes: /^(.{0,40})/,
    cure: tableCure,
  },
  {
    is: (text, all) => text.trim().includes('\t') && all.filter((one) => one.trim().includes('\t')).length > 1,
    what: ', the row of a table from another program.',
    quotes: /^(.{0,40})/,
    cure: tableCure.replace('Write', 'Put | between the cells. Write'),
  },
  {
    is: (text) => bullet.test(text),
    what: ' where a list begins.',
    quotes: bullet,
    cure: 'Begin each entry of a list with a hyphen and a blank.',
  },
  {
    is: (text) => /^[-+]\p{L}/u.test(text),
    what: ', which is no entry of a list.',
    cure: 'Put a blank behind the hyphen.',
  },
  {
    is: (text) => /^\d{1,2}[.)]\p{L}/u.test(text),
    what: ', which is no entry of a list.',
    cure: 'Put a blank behind the number and its period.',
  },
  {
    is: (text, all) => /^\(?(?:a|i|1)[.)]\s/i.test(text) && all.some((one) => /^\(?(?:b|ii|2)[.)]\s/i.test(one)),
    what: ', a list whose entries run on into each other.',
    cure: 'Begin its entries with 1. and 2., or with a hyphen and a blank.',
  },
  {
    is: (text) => /==\p{L}[^=]*==/u.test(text),
    what: ', a mark of somebody who edits.',
    quotes: /(==.*?==)/,
    cure: 'Remove the marks.',
  },
]

function checkLines(node: MdastNode, first: number, tell: TellLine): void {
  const written = plainText(node).split('\n')
  for (const { is, what, quotes = /^(.{0,20})/, cure } of meant) {
    const at = written.findIndex((text) => is(text, written))
    const [, quoted] = quotes.exec((written[at] ?? '').trim().replaceAll(/\t+/g, ' ')) ?? []
    if (at >= 0) tell(first + at, `has "${quoted}"${what}`, cure)
  }
}

/** A paragraph that is all bold looks like a heading to those who see it, and is none to anybody else. */
function checkBold(node: Extract<MdastNode, { type: 'paragraph' }>, line: number, tell: TellLine): void {
  const [only, ...others] = node.children
  const inner = only?.type === 'emphasis' && only.children.length === 1 ? only.children[0] : only
  if (inner?.type === 'strong' && others.length === 0)
    tell(
      line,
      `has a paragraph that is all bold: "${plainText(node).slice(0, 40)}".`,
      'Begin it with ## if it is a heading, or set only the words in bold that matter.',
    )
}

/** Cells behind the last column are shown nowhere, and a row that is short of one is filled up from the end. */
function checkRows(
  { children: [head, ...below] }: Extract<MdastNode, { type: 'table' }>,
  first: number,
  tell: TellLine,
) {
  const columns = head?.children.length ?? 0
  for (const [i, { children, position }] of below.entries()) {
    const line = first + (position ? position.start.line - (head?.position?.start.line ?? 1) : i + 2)
    const cells = `${children.length} ${children.length === 1 ? 'cell' : 'cells'}`
    if (children.length !== columns)
      tell(
        line,
        `has a row of ${cells} in a table of ${columns} columns.`,
        'Give each row as many cells as there are columns.',
      )
    else if (children.some((cell) => cell.children.length === 0))
      tell(line, 'has an empty cell.', 'Write what belongs there, or "None" or a hyphen.')
  }
}
