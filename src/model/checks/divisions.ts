import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import { type Problem, type Tell, toldBy } from '../problems.ts'
import { artStyles } from '../schema/catalog.ts'
import { repeats } from './near.ts'
import type { Linked } from './references.ts'

type Division = Extract<Page, { kind: 'division' }>

/** Visitors find a division by its section of the menu, and what is in it on its page. */
export function divisionProblems({ pages, menu, unread }: Pick<Linked, 'pages' | 'menu' | 'unread'>): Problem[] {
  if (unread?.has('content/menu.yaml')) return []
  return toldBy((tell) => {
    const divisions = pages.filter((page) => page.kind === 'division')
    for (const page of divisions) checkDivision(page, menu, tell)
    checkArt(divisions, tell)
  })
}

/** A division is known by its color and its strands, so no two have the same. */
function checkArt(divisions: readonly Division[], tell: Tell): void {
  const free = artStyles.filter((style) => !divisions.some(({ art }) => art === style))
  const cure =
    free.length > 0
      ? `Choose one that no division has: ${free.join(', ')}.`
      : 'Each is taken: let it be a family of another division, or have one more drawn in src/art/flows.ts.'
  for (const { entry, first } of repeats(divisions, ({ art }) => art))
    tell(entry.file, 'art', `is ${entry.art}, which ${first.file} has.`, cure)
}

function checkDivision({ file, address, families }: Division, menu: Linked['menu'], tell: Tell): void {
  const section = menu.find(({ page }) => page === address)
  if (!section)
    tell(
      file,
      'kind',
      'is division, and content/menu.yaml has no section for it.',
      `Add a section with "page: ${address}" to content/menu.yaml, or choose another kind.`,
    )
  for (const [i, { page }] of families.apart.entries())
    if (page === address || !(section?.items.some((item) => item.page === page) || parentAddress(page) === address))
      tell(
        file,
        `families.apart[${i}].page`,
        `is ${page}, which has no row here.`,
        'Name a page right below this one, or one in its section of the menu.',
      )
}
