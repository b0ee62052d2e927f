import { parentAddress } from './address.ts'
import { didYouMeanPage } from './checks/near.ts'
import type { Page } from './page.ts'
import type { Problem } from './problems.ts'
import type { FooterFile, MenuFile } from './schema/facts.ts'
import { isInPreparation } from './status.ts'

/** What the content says about other pages, and whether those can bear it. */

export interface Linked {
  menu: MenuFile
  footer: FooterFile
  pages: readonly Page[]
  /** Articles that are left out until their day. */
  scheduled?: readonly { address: string; date: string }[]
  /** Pages that are left out while they are drafts. */
  drafts?: readonly { address: string; file: string }[]
  /** Pages whose files could not be read: they are there, and nothing more is known of them. */
  unread?: ReadonlySet<string>
}

/** One page named by another, or by the menu or the footer. */
interface Reference {
  file: string
  field: string
  to: string
  /** More that the page must be, beside being there. */
  fits?: (target: Page) => string | undefined
}

export function referenceProblems({ menu, footer, pages, unread, ...left }: Linked): Problem[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  const moved = new Map(pages.flatMap(({ aliases, address }) => aliases.map((alias) => [alias, address])))
  const leftOut = reasonsLeftOut(left)
  const all = [...inMenu(menu), ...inFooter(footer), ...pages.flatMap(inPage)]
  return all.flatMap(({ file, field, to, fits }): Problem[] => {
    const target = byAddress.get(to)
    const unfit = target && fits?.(target)
    if (unfit) return [{ file, field, what: unfit, cure: 'Choose another page.' }]
    if (target || unread?.has(to)) return []
    const reason = leftOut.get(to)
    const now = moved.get(to)
    if (now) return [{ file, field, what: `is ${to}, an old address that leads to ${now} now.`, cure: `Write ${now}.` }]
    return [
      reason
        ? {
            file,
            field,
            what: `leads to ${to}, which is ${reason}.`,
            cure: 'Choose another page, or wait until that one is published.',
          }
        : {
            file,
            field,
            what: `leads to ${to}, and there is no such page.`,
            cure: `Correct the address, or add the page.${didYouMeanPage(to, byAddress.keys())}`,
          },
    ]
  })
}

/** Why each page that is there is in no build, by its address. */
export function reasonsLeftOut({ scheduled = [], drafts = [] }: Pick<Linked, 'scheduled' | 'drafts'>) {
  return new Map([
    ...scheduled.map(({ address, date }) => [address, `left out until ${date}`] as const),
    ...drafts.map(({ address }) => [address, 'a draft'] as const),
  ])
}

function inMenu(menu: MenuFile): Reference[] {
  const file = 'content/menu.yaml'
  return menu.flatMap((section, s) => [
    { file, field: `[${s}].page`, to: section.page },
    ...section.items.map((item, i) => ({ file, field: `[${s}].items[${i}].page`, to: item.page })),
  ])
}

function inFooter(footer: FooterFile): Reference[] {
  return footer.flatMap((column, c) =>
    column.links.map((link, l) => ({ file: 'content/footer.yaml', field: `[${c}].links[${l}].page`, to: link.page })),
  )
}

function inPage(page: Page): Reference[] {
  const { file } = page
  switch (page.kind) {
    case 'home':
      return [
        ...cards(file, 'actions', page.actions),
        ...cards(file, 'audiences', page.audiences),
        ...cards(file, 'proof.exhibits', page.proof.exhibits),
        ...cards(file, 'services.cards', page.services.cards),
        ...cards(file, 'strands', page.strands, noDivision),
      ]
    case 'division':
      return [
        ...cards(file, 'products.cards', page.products?.cards ?? []),
        ...cards(file, 'families.apart', page.families.apart),
        ...(page.figureOf ? [{ file, field: 'figureOf', to: page.figureOf }] : []),
      ]
    case 'shelf':
      return cards(file, 'choosing', page.choosing, ({ address }) =>
        parentAddress(address) === page.address ? undefined : `leads to ${address}, which is not below this page.`,
      )
    case 'product':
      return [
        ...related(page),
        ...(page.figure?.draws === 'screen' ? page.figure.tabs : []).flatMap(({ worked }, i) =>
          worked ? [{ file, field: `figure.tabs[${i}].worked.page`, to: worked.page }] : [],
        ),
      ]
    default:
      return related(page)
  }
}

function related(page: Page): Reference[] {
  return 'related' in page ? list(page.file, 'related', page.related, (target) => unfit(page, target)) : []
}

function list(file: string, field: string, addresses: readonly string[], fits: Reference['fits'] = () => undefined) {
  return addresses.map((to, i) => ({ file, field: `${field}[${i}]`, to, fits }))
}

function cards(
  file: string,
  field: string,
  all: readonly { page: string }[],
  fits: Reference['fits'] = () => undefined,
): Reference[] {
  return all.map(({ page }, i) => ({ file, field: `${field}[${i}].page`, to: page, fits }))
}

function unfit(page: Page, target: Page): string | undefined {
  if (target === page) return 'leads to the page itself.'
  return isInPreparation(target) ? `leads to ${target.address}, which is in preparation.` : undefined
}

function noDivision({ kind, address }: Page): string | undefined {
  return kind === 'division' ? undefined : `leads to ${address}, which is no division.`
}
