import { paragraphs } from '../../lib/paragraphs.ts'
import { onceEach } from '../once-each.ts'
import type { Page } from '../page.ts'

/** Fields that steer the page and are not shown as text. */
export const steering: ReadonlySet<string> = new Set([
  'address',
  'aliases',
  'anchor',
  'applicants',
  'art',
  'between',
  'body',
  'carriesRisk',
  'category',
  'cells',
  'chapter',
  'closes',
  'compare',
  'date',
  'drawn',
  'draws',
  'edgeFact',
  'effect',
  'file',
  'form',
  'from',
  'goes',
  'hand',
  'holds',
  'how',
  'href',
  'icon',
  'inquiry',
  'kind',
  'lead',
  'lane',
  'look',
  'looks',
  'markdown',
  'order',
  'page',
  'parts',
  'passage',
  'place',
  'popular',
  'posted',
  'reaches',
  'related',
  'reviewed',
  'set',
  'shape',
  'source',
  'span',
  'spanFact',
  'status',
  'to',
  'tone',
  'url',
  'voice',
  'way',
  'tool',
  'website',
  'written',
  // Shown only while no position is open.
  'none',
])

/** Every text that an editor wrote for a page, those of the front matter first. */
export function copyOf(page: Page): string[] {
  return [...textsOf(page), ...bodyOf(page)]
}

/** The copy without its sources: titles that others wrote say nothing about how we write. */
export const proseOf = onceEach((page: Page): readonly string[] =>
  copyOf('sources' in page ? { ...page, sources: [] } : page),
)

/** The body without its Markdown: a text for each heading, paragraph, list item and table cell. */
export function bodyOf({ body }: Page): string[] {
  const plain = body
    .replaceAll(/^:::.*$/gm, '\n')
    .replaceAll(/^\s*(?:[-*+>]|\d+\.) +/gm, '\n\n')
    .replaceAll(/^\|[ :|-]+\|$/gm, '')
    .replaceAll(/^\|.*$/gm, (row) => row.replaceAll('|', '\n\n'))
    .replaceAll(/^#+ (.*)$/gm, '\n$1\n')
    .replaceAll(/\[\^[^\]]+\]:?/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]|(?<!\w)_|_(?!\w)/g, '')
  return paragraphs(plain).map((text) => text.replaceAll(/\s+/g, ' '))
}

/** Every text in data, without what steers. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return paragraphs(value)
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (steering.has(key) ? [] : textsOf(inner)))
}
