import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { isInPreparation } from '../status.ts'

/** Which pages show a text below their front matter, and so need one. */
export function bodyProblems(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page): Problem[] => {
    const isShown = page.kind !== 'careers' && page.kind !== 'home' && !isInPreparation(page)
    const { file, body } = page
    if (isShown && body === '')
      return [{ file, field: 'text', what: 'is missing.', cure: 'Write it below the fields.' }]
    if (!isShown && body !== '')
      return [
        {
          file,
          field: 'text',
          what: 'stands below the fields, and this kind of page does not show it.',
          cure: 'Remove it, or choose another kind or status.',
        },
      ]
    return []
  })
}
