import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Linked } from '../references.ts'

type Division = Extract<Page, { kind: 'division' }>

/** Visitors find a division by its section of the menu, and what is in it on its page. */
export function divisionProblems({ pages, menu, unread }: Pick<Linked, 'pages' | 'menu' | 'unread'>): Problem[] {
  const sections = new Set(menu.map(({ page }) => page))
  const divisions = pages.filter((page): page is Division & Page => page.kind === 'division')
  return [
    ...(unread?.has('content/menu.yaml')
      ? []
      : divisions.filter(({ address }) => !sections.has(address)).map(withoutSection)),
    ...divisions.flatMap(sameProduct),
    ...divisions.filter(({ programs }) => programs).flatMap((division) => notPrograms(division, pages, unread)),
  ]
}

/** Two cards to one page would be one product too few. */
function sameProduct({ file, products }: Division & Pick<Page, 'file'>): Problem[] {
  const addresses = products?.cards.map(({ page }) => page) ?? []
  return addresses.flatMap((page, i) =>
    addresses.indexOf(page) === i
      ? []
      : {
          file,
          field: `products.cards[${i}].page`,
          what: `is ${page}, which has a card already.`,
          cure: 'Name another page.',
        },
  )
}

/** A page of programs shows programs alone: whatever else stands below it would be in no list. */
function notPrograms({ file, address }: Page, pages: readonly Page[], unread: Linked['unread']): Problem[] {
  const below = pages.filter((page) => page.address !== address && parentAddress(page.address) === address)
  // What is wrong with a page that could not be read is told there.
  if (below.length === 0 && [...(unread ?? [])].some((page) => parentAddress(page) === address)) return []
  if (below.length === 0)
    return [
      {
        file,
        field: 'programs',
        what: 'is set, and no program is below it.',
        cure: 'Add one, or leave "programs" out.',
      },
    ]
  return below
    .filter(({ kind }) => kind !== 'offering')
    .map((page) => ({
      file,
      field: 'programs',
      what: `is set, and ${page.file} is no offering: nothing would lead to it.`,
      cure: 'Make that page an offering, move it, or leave "programs" out.',
    }))
}

function withoutSection({ file, address }: Page): Problem {
  return {
    file,
    field: 'kind',
    what: 'is division, and content/menu.yaml has no section for it.',
    cure: `Add a section with "page: ${address}" to content/menu.yaml, or choose another kind.`,
  }
}
