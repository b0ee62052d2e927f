import type { MdastNode } from 'satteri'
import type { Slip } from '../problems.ts'
import { type Part, plainText } from './markdown-tree.ts'

/** Signs that other programs set before the entries of a list. */
export const bullet = /^[ \t]*([•·–‣▪●◦])[ \t\u00a0]+\S/m
const bulletCure = 'Begin each entry of a list with a hyphen and a blank.'

/** What looks like a table or a list to whoever wrote it, and is none; and code, which pages do not show. */
export function blockProblems(parts: readonly Part[]): Slip[] {
  const named = new Set(
    parts.flatMap(({ node }) => ('identifier' in node && node.type !== 'definition' ? [node.identifier] : [])),
  )
  return parts.flatMap(({ node, line }): Slip[] => {
    switch (node.type) {
      case 'paragraph':
        return lines(node, line)
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

function lines(node: MdastNode, first: number): Slip[] {
  const written = plainText(node).split('\n')
  const isRow = (text = '') => /^\s*\|.*\|\s*$/.test(text)
  const isParted = written.filter((text) => text.includes('|')).length > 1
  const row = written.findIndex((text) => isRow(text) || (isParted && text.includes(' | ')))
  const entry = written.findIndex((text) => bullet.test(text))
  return [
    ...(row < 0
      ? []
      : [
          {
            line: first + row,
            what: `has "${written[row]?.trim().slice(0, 40)}", a row that is in no table.`,
            cure: 'Write the names of the columns, below them | --- | --- | with as many cells, then the rows, and an empty line above.',
          },
        ]),
    ...(entry < 0
      ? []
      : [
          {
            line: first + entry,
            what: `has "${bullet.exec(written[entry] ?? '')?.[1]}" where a list begins.`,
            cure: bulletCure,
          },
        ]),
  ]
}

/** Cells behind the last column are shown nowhere, and a row that is short of one is filled up from the end. */
function rows({ children: [head, ...below] }: Extract<MdastNode, { type: 'table' }>, first: number): Slip[] {
  const columns = head?.children.length ?? 0
  return below.flatMap(({ children, position }, i) =>
    children.length === columns
      ? []
      : [
          {
            line: first + (position ? position.start.line - (head?.position?.start.line ?? 1) : i + 2),
            what: `has a row of ${children.length} ${children.length === 1 ? 'cell' : 'cells'} in a table of ${columns} columns.`,
            cure: 'Give each row as many cells as there are columns; an empty one is | |.',
          },
        ],
  )
}
