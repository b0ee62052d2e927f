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
    ...divisions
      .filter(({ figureOf }) => figureOf && !unread?.has(figureOf))
      .flatMap((division) => undrawn(division, pages)),
    ...(unread?.has('content/menu.yaml') ? [] : divisions.flatMap((division) => setApart(division, menu))),
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

/** Its page shows the figure of a family, and so needs one that has it; where there is no such page, references.ts says so. */
function undrawn({ file, figureOf = '' }: Division & Page, pages: readonly Page[]): Problem[] {
  const family = pages.find(({ address }) => address === figureOf)
  if (!family || (family.kind === 'family' && family.figure)) return []
  const what = `is ${figureOf}, which is no family with a figure.`
  return [{ file, field: 'figureOf', what, cure: 'Name a family that has one, or remove this.' }]
}

/** A sentence about a family stands in its row: once, and only where it has one. */
function setApart({ file, address, families }: Division & Page, menu: Linked['menu']): Problem[] {
  const items = menu.find(({ page }) => page === address)?.items.map(({ page }) => page) ?? []
  return families.apart.flatMap(({ page }, i) => {
    const field = `families.apart[${i}].page`
    if (page === address || !(items.includes(page) || parentAddress(page) === address))
      return {
        file,
        field,
        what: `is ${page}, which has no row here.`,
        cure: 'Name a page right below this one, or one in its section of the menu.',
      }
    if (families.apart.findIndex((other) => other.page === page) < i)
      return { file, field, what: `is ${page}, which has its sentence already.`, cure: 'Name another page.' }
    return []
  })
}

function withoutSection({ file, address }: Page): Problem {
  return {
    file,
    field: 'kind',
    what: 'is division, and content/menu.yaml has no section for it.',
    cure: `Add a section with "page: ${address}" to content/menu.yaml, or choose another kind.`,
  }
}
