import type { Problem, Slip } from '../problems.ts'
import { type Part, plainText } from './markdown-tree.ts'

/** In an article with sources, `[^1]` calls the first of them. The parser knows no such footnote and leaves it as text. */
export const sourceCall = /\[\^(\d+)\]/g

/** A text without the calls of sources that are there, so that only others are told. */
export function withoutSourceCalls(text: string, sources: number): string {
  return text.replaceAll(sourceCall, (call, number) => (number >= 1 && number <= sources ? '' : call))
}

/** A number means one thing in a text, and headings stand in the list of contents. */
export function sourceCallProblems(parts: readonly Part[]): Slip[] {
  return parts.flatMap(({ node, line }): Slip[] => {
    if (node.type === 'footnoteDefinition')
      return [
        {
          line,
          what: `has the footnote [^${node.identifier}], and in a text with sources numbers call those.`,
          cure: 'Say it in the text, or name it in "sources".',
        },
      ]
    const [call] = node.type === 'heading' ? (plainText(node).match(sourceCall) ?? []) : []
    return call ? [{ line, what: `calls the source ${call} in a heading.`, cure: 'Move it into the text below.' }] : []
  })
}

/** A source that nothing calls supports nothing. */
export function uncalledSources(sources: number, markdown: string): Omit<Problem, 'file'>[] {
  const called = new Set([...markdown.matchAll(sourceCall)].map(([, number]) => Number(number)))
  return Array.from({ length: sources }, (_, i) => i + 1)
    .filter((number) => !called.has(number))
    .map((number) => ({
      field: `sources[${number - 1}]`,
      what: 'is called nowhere in the text.',
      cure: `Write [^${number}] behind what it supports, or remove it.`,
    }))
}
