import { parentAddress } from '../../src/model/address.ts'
import type { Entry, Listing, Section } from './types.ts'

/** A page as far as the list goes. */
export interface Listed extends Entry {
  address: string
  kind: string
  order: number
}

/** The site has one page of each of these, so none starts another. */
const single = new Set(['home', 'about', 'careers', 'contact', 'assets', 'division', 'shelf', 'category'])

/** Kinds that people call by another name. */
const nouns: Record<string, string> = {
  api: 'API',
  legal: 'legal page',
  offering: 'offer',
  program: 'community program',
}
export const nounOf = (kind: string) => nouns[kind] ?? kind

/** Such as "an article". */
function addable(folder: string, models: readonly Listed[]): Required<Section>['add'] {
  const noun = nounOf(models[0]?.kind ?? 'page')
  return { what: `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`, folder, models: [...models] }
}

/** The families of the site, each with its pages, as its addresses put them. */
export function treeOf(pages: readonly Listed[]): Listing['groups'] {
  const below = Map.groupBy(
    pages.filter(({ address }) => address !== '/'),
    ({ address }) => parentAddress(address),
  )
  const isFamily = ({ address, kind }: Listed) => below.has(address) || kind === 'category'
  const models = (of: readonly Listed[]) =>
    of.filter(({ kind }) => !single.has(kind)).sort((a, b) => Number(Boolean(a.mark)) - Number(Boolean(b.mark)))
  const articles = models(pages.filter(({ kind }) => kind === 'article'))

  const sectionOf = (page: Listed, name: string): Section => {
    const leaves = (below.get(page.address) ?? []).filter((child) => !isFamily(child))
    const own = page.kind === 'category' && leaves.length === 0 ? articles : models(leaves)
    const folder = page.kind === 'category' ? 'content' : page.kind === 'careers' ? '' : 'content/pages'
    const add = addable(folder ? `${folder}${page.address}` : 'content/positions', own)
    return {
      name: page.kind === 'careers' ? 'Careers and positions' : name,
      entries: [page, ...leaves],
      ...(own.length > 0 && { add }),
    }
  }
  /** A page's own section, and those of the families below it. */
  const sectionsOf = (page: Listed, above: string[] = []): Section[] => [
    sectionOf(page, [...above, page.name].join(' › ')),
    ...(below.get(page.address) ?? [])
      .filter(isFamily)
      .flatMap((child) => sectionsOf(child, page.kind === 'division' ? above : [...above, page.name])),
  ]
  const top = below.get('/') ?? []
  const home = pages.filter(({ address }) => address === '/')
  const legal = top.filter(({ kind }) => kind === 'legal')
  const rest = [...home, ...top.filter((page) => !isFamily(page) && page.kind !== 'legal')]
  const known = new Set([...home, ...top].flatMap((page) => [page, ...descendants(page)]))
  // Whatever no page stands above is listed, too: its form says what is wrong.
  const lost = pages.filter((page) => !known.has(page))
  const plain = (name: string, entries: Listed[]) => ({ name, sections: [{ name, entries }] })
  return [
    plain('Top pages', rest),
    ...top.filter(isFamily).map((page) => ({ name: page.name, sections: sectionsOf(page) })),
    {
      name: 'Legal',
      sections: [{ name: 'Legal', entries: legal, add: addable('content/pages', models(legal)) }],
    },
    plain('Without a page above', lost),
  ].filter(({ sections }) => sections.some(({ entries }) => entries.length > 0))

  function descendants(page: Listed): Listed[] {
    return page.address === '/'
      ? []
      : (below.get(page.address) ?? []).flatMap((child) => [child, ...descendants(child)])
  }
}
