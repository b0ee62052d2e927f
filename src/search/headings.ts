import { partsOf, plainText } from '../model/checks/markdown-tree.ts'
import type { Page } from '../model/page.ts'

/** Fields that a page shows as a heading, or as large as one. */
const titles = new Set(['title', 'heading', 'label', 'question', 'role'])

/** The headings of a page: of its Markdown, and of the points, facts and questions in its front matter. */
export function headingsOf(page: Page): string[] {
  const written = partsOf(page.body).filter(({ node }) => node.type === 'heading')
  return [...titlesIn(page), ...written.map(({ node }) => plainText(node))]
}

function titlesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(titlesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) =>
    typeof inner === 'string' ? (titles.has(field) ? [inner] : []) : titlesIn(inner),
  )
}
