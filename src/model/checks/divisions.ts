import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Linked } from '../references.ts'

/** Visitors find a division by its section of the menu. */
export function divisionProblems({ pages, menu }: Pick<Linked, 'pages' | 'menu'>): Problem[] {
  const sections = new Set(menu.map(({ page }) => page))
  return pages.filter((page) => page.kind === 'division' && !sections.has(page.address)).map(withoutSection)
}

function withoutSection({ file, address }: Page): Problem {
  return {
    file,
    field: 'kind',
    what: 'is division, and content/menu.yaml has no section for it.',
    cure: `Add a section with "page: ${address}" to content/menu.yaml, or choose another kind.`,
  }
}
