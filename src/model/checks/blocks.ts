import type { MdastNode } from 'satteri'
import type { Slip } from '../problems.ts'
import { inside, type Part, plainText } from './markdown-tree.ts'

/** Signs that other programs set before the entries of a list. */
export const bullet = /^[ \t]*([•·–‣▪●◦])[ \t\u00a0]+\S/m
const tableCure =
  'Write the names of the columns, below them | --- | --- | with as many cells, then the rows, and an empty line above.'
const bulletCure = 'Begin each entry of a list with a hyphen and a blank.'

/** What looks like a table or a list to whoever wrote it, and is none; and code, which pages do not show. */
export function blockProblems(parts: readonly Part[]): Slip[] {
  const named = new Set(
    parts.flatMap(({ node }) => ('identifier' in node && node.type !== 'definition' ? [node.identifier] : [])),
  )
  return parts.flatMap(({ node, line, parent }): Slip[] => {
    switch (node.type) {
      case 'paragraph':
        return [...lines(node, line), ...allBold(node, line)]
      case 'listItem':
        if (typeof node.checked === 'boolean')
          return [{ line, what: 'has a box to tick, [ ] or [x].', cure: 'Remove it: nobody can tick it on a page.' }]
        return plainText(node).trim() === '' && !inside(node).some(({ type }) => type === 'image')
          ? [{ line, what: 'has an entry of a list with nothing in it.', cure: 'Write it, or remove its line.' }]
          : []
      case 'delete':
        return [{ line, what: `has "${plainText(node)}" struck through.`, cure: 'Remove what no longer holds.' }]
      case 'blockquote':
        return parent?.type === 'blockquote'
          ? [{ line, what: 'quotes inside a quotation, as mail does.', cure: 'Remove one > of each line, or all.' }]
          : []
      case 'table':
        return rows(node, line)
      case 'code':
        return [
          {
            line,
            what: 'has a block of code, which pages do not show.',
            cure: 'Write it as plain text, or between single backticks in a sentence. Four blanks at the beginning of a line make one, too.',
          },
        ]
      case 'definition':
        return named.has(node.identifier)
          ? []
          : [
              {
                line,
                what: `has [${node.identifier}]: ${node.url}, which no link uses.`,
                cure: 'Remove it, or link to it.',
              },
            ]
      default:
        return []
    }
  })
}

/** What a line of a paragraph was meant to be, told at the first that fits. Lines of a paragraph run on into each other. */
const meant: { is: (line: string, all: readonly string[]) => boolean; what: (line: string) => string; cure: string }[] =
  [
    {
      is: (text, all) =>
        /^\s*\|.*\|\s*$/.test(text) || (text.includes(' | ') && all.filter((one) => one.includes('|')).length > 1),
      what: (text) => `has "${text.trim().slice(0, 40)}", a row that is in no table.`,
      cure: tableCure,
    },
    {
      is: (text, all) => text.trim().includes('\t') && all.filter((one) => one.trim().includes('\t')).length > 1,
      what: (text) =>
        `has "${text.trim().replaceAll(/\t+/g, ' ').slice(0, 40)}", the row of a table from another program.`,
      cure: tableCure.replace('Write', 'Put | between the cells. Write'),
    },
    {
      is: (text) => bullet.test(text),
      what: (text) => `has "${bullet.exec(text)?.[1]}" where a list begins.`,
      cure: bulletCure,
    },
    {
      is: (text) => /^[-+]\p{L}/u.test(text),
      what: (text) => `has "${text.slice(0, 20)}", which is no entry of a list.`,
      cure: 'Put a blank behind the hyphen.',
    },
    {
      is: (text) => /^\d{1,2}[.)]\p{L}/u.test(text),
      what: (text) => `has "${text.slice(0, 20)}", which is no entry of a list.`,
      cure: 'Put a blank behind the number and its period.',
    },
    {
      is: (text, all) => /^\(?(?:a|i|1)[.)]\s/i.test(text) && all.some((one) => /^\(?(?:b|ii|2)[.)]\s/i.test(one)),
      what: (text) => `has "${text.slice(0, 20)}", a list whose entries run on into each other.`,
      cure: 'Begin its entries with 1. and 2., or with a hyphen and a blank.',
    },
    {
      is: (text) => /==\p{L}[^=]*==/u.test(text),
      what: (text) => `has "${/==.*?==/.exec(text)?.[0]}", a mark of somebody who edits.`,
      cure: 'Remove the marks.',
    },
  ]

function lines(node: MdastNode, first: number): Slip[] {
  const written = plainText(node).split('\n')
  return meant.flatMap(({ is, what, cure }) => {
    const at = written.findIndex((text) => is(text, written))
    return at < 0 ? [] : [{ line: first + at, what: what(written[at] ?? ''), cure }]
  })
}

/** A paragraph that is all bold looks like a heading to those who see it, and is none to anybody else. */
function allBold(node: Extract<MdastNode, { type: 'paragraph' }>, line: number): Slip[] {
  const [only, ...others] = node.children
  const inside = only?.type === 'emphasis' && only.children.length === 1 ? only.children[0] : only
  if (inside?.type !== 'strong' || others.length > 0) return []
  return [
    {
      line,
      what: `has a paragraph that is all bold: "${plainText(node).slice(0, 40)}".`,
      cure: 'Begin it with ## if it is a heading, or set only the words in bold that matter.',
    },
  ]
}

/** Cells behind the last column are shown nowhere, and a row that is short of one is filled up from the end. */
function rows({ children: [head, ...below] }: Extract<MdastNode, { type: 'table' }>, first: number): Slip[] {
  const columns = head?.children.length ?? 0
  return below.flatMap(({ children, position }, i) => {
    const line = first + (position ? position.start.line - (head?.position?.start.line ?? 1) : i + 2)
    if (children.length !== columns)
      return [
        {
          line,
          what: `has a row of ${children.length} ${children.length === 1 ? 'cell' : 'cells'} in a table of ${columns} columns.`,
          cure: 'Give each row as many cells as there are columns.',
        },
      ]
    return children.some((cell) => cell.children.length === 0)
      ? [{ line, what: 'has an empty cell.', cure: 'Write what belongs there, or "None" or a hyphen.' }]
      : []
  })
}
