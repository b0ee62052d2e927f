import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { isInPreparation } from '../status.ts'

/** What the figure of a family draws of each member. */
const drawn = { payoff: 'contracts' } as const

/** A figure that is drawn from the members of a family needs something of each. */
export function inFamilyProblems(pages: readonly Page[]): Problem[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  return pages.flatMap((page) => {
    const family = byAddress.get(parentAddress(page.address))
    if (family?.kind !== 'family' || page.kind !== 'offering' || isInPreparation(page)) return []
    const draws = family.figure?.draws
    if (!draws || !(draws in drawn)) return []
    const field = drawn[draws as keyof typeof drawn]
    if (page.inFamily?.[field]) return []
    return [
      {
        file: page.file,
        field: `inFamily.${field}`,
        what: `is missing, and the figure of ${family.file} draws it of every member.`,
        cure: 'Add it: docs/fields.md says what belongs there.',
      },
    ]
  })
}
