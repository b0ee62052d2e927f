import { parentAddress } from './address.ts'
import { addressProblems } from './checks/files.ts'
import { twins } from './checks/twins.ts'
import { isFamily } from './families.ts'
import type { Page } from './page.ts'
import type { Problem } from './problems.ts'
import { type Linked, referenceProblems } from './references.ts'
import { isInPreparation, statesFacts } from './status.ts'

/** What no single file can know: whether the files agree with each other. */
export function checkContent(content: Linked): Problem[] {
  const { pages } = content
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  return [
    ...sharedAddresses(pages),
    ...orphans(content),
    ...misplaced(pages, byAddress),
    ...repeats(pages),
    ...aliases(pages, byAddress),
    ...referenceProblems(withMissing(content)),
    ...familyRules(pages, byAddress),
    ...addressProblems(pages),
    ...twins(content),
  ]
}

function sharedAddresses(pages: readonly Page[]): Problem[] {
  return duplicates(pages, (page) => page.address).map(([page, first]) => ({
    file: page.file,
    field: 'file name',
    what: `claims the address ${page.address}, which ${first.file} has already.`,
    cure: 'Remove one of the two files, or give it another name.',
  }))
}

/** The addresses above pages at which there is none, each with the pages that wait for it. */
function missingParents({ pages, unread }: Pick<Linked, 'pages' | 'unread'>): Map<string, Page[]> {
  const known = new Set([...pages.map(({ address }) => address), ...(unread ?? [])])
  const waiting = pages.filter(({ address }) => address !== '/' && !known.has(parentAddress(address)))
  return Map.groupBy(waiting, ({ address }) => parentAddress(address))
}

/** The same content, with pages that are missing above others as if they could not be read: what leads there is not told, too. */
export function withMissing<Given extends Linked>(content: Given): Given {
  return { ...content, unread: new Set([...(content.unread ?? []), ...missingParents(content).keys()]) }
}

/** One page that is missing is told once, however many stand below it. */
function orphans(content: Linked): Problem[] {
  return [...missingParents(content)].flatMap(([parent, [first, ...others]]): Problem[] => {
    if (!first) return []
    const { file } = first
    const move = 'or move this file into the folder of a page that exists.'
    if (content.drafts?.some(({ address }) => address === parent)) {
      const more = others.length > 0 ? `, as ${others.length} more,` : ''
      return [
        { file, field: 'file name', what: `stands${more} below ${parent}, a draft.`, cure: `Publish that, ${move}` },
      ]
    }
    if (others.length === 0)
      return [{ file, field: 'file name', what: `has no page above it at ${parent}.`, cure: `Add that page, ${move}` }]
    const missing = parent === '/' || file.startsWith('content/pages/') ? `${parent}/index.md` : `${parent}.md`
    return [
      {
        file: `content/pages${missing.replace('//', '/')}`,
        field: 'file',
        what: `is missing, and ${others.length + 1} pages stand right below it.`,
        cure: 'Put it back, or move those pages.',
      },
    ]
  })
}

/** An article takes its category, its next step and its neighbors from the page above it. */
function misplaced(pages: readonly Page[], byAddress: ReadonlyMap<string, Page>): Problem[] {
  return pages
    .filter(({ kind, address }) => {
      const parent = byAddress.get(parentAddress(address))
      return kind === 'article' && parent && parent.kind !== 'category'
    })
    .map(({ file, address }) => ({
      file,
      field: 'file name',
      what: `puts an article below ${parentAddress(address)}, which is no category of insights.`,
      cure: 'Move it into the folder of a category, such as content/insights/blog/opinion.',
    }))
}

/** Visitors tell pages apart by these, and siblings need one clear order. */
function repeats(pages: readonly Page[]): Problem[] {
  // Pages in preparation say the same, each under its own title.
  const described = pages.filter((page) => !isInPreparation(page))
  const texts = (['title', 'description', 'summary'] as const).flatMap((field) =>
    duplicates(field === 'title' ? pages : described, (page) => page[field]).map(([page, first]) => ({
      file: page.file,
      field,
      what: `is the same as in ${first.file}.`,
      cure: 'Say what is particular to this page.',
    })),
  )
  const headings = duplicates(pages, headingOf)
    .filter(([page, first]) => !areSiblingsOfOneName(page, first))
    .map(([page, first]) => ({
      file: page.file,
      field: 'heading',
      what: `is "${page.heading ?? page.name}", as in ${first.file}: readers could not tell the two pages apart.`,
      cure: 'Give this page a heading that says more than the name, such as "Private Research" for "Private".',
    }))
  const orders = duplicates(
    pages.filter((page) => page.address !== '/'),
    (page) => `${parentAddress(page.address)} ${page.order}`,
  ).map(([page, first]) => ({
    file: page.file,
    field: 'order',
    what: `${page.order} is taken by ${first.file}.`,
    cure: 'Give each page of a folder its own number; 1.5 goes between 1 and 2.',
  }))
  return [...texts, ...headings, ...orders]
}

/** Those are told by their name (checks/twins.ts). */
const areSiblingsOfOneName = (one: Page, other: Page) =>
  parentAddress(one.address) === parentAddress(other.address) && one.name.toLowerCase() === other.name.toLowerCase()

const headingOf = ({ heading, name }: Page) => (heading ?? name).toLowerCase()

function aliases(pages: readonly Page[], byAddress: ReadonlyMap<string, Page>): Problem[] {
  const owner = new Map<string, Page>()
  return pages.flatMap((page) =>
    page.aliases.flatMap((alias, index) => {
      const problem = (what: string, cure: string) => [{ file: page.file, field: `aliases[${index}]`, what, cure }]
      const taken = owner.get(alias)
      owner.set(alias, page)
      if (alias === page.address) return problem(`${alias} is the page itself: a redirect loop.`, 'Remove it.')
      if (byAddress.has(alias))
        return problem(`${alias} is a page: ${byAddress.get(alias)?.file}.`, 'Remove it, or move that page first.')
      if (taken) return problem(`${alias} is an alias in ${taken.file} too.`, 'Keep it in one of the two files.')
      return []
    }),
  )
}

/** What a family can compare of a page: its facts, and those of an offering that stand at a glance. */
function statedBy(page: Extract<Page, { facts: readonly { label: string }[] }>): Set<string> {
  const glance = 'glance' in page ? ['For', 'You get', 'Cost', page.glance.also?.label ?? ''] : []
  return new Set([...page.facts.map(({ label }) => label), ...glance])
}

/** What a family promises of its children: the facts it compares, and a note about risk. */
function familyRules(pages: readonly Page[], byAddress: ReadonlyMap<string, Page>): Problem[] {
  return pages.flatMap((page) => {
    if (page.kind === 'family' && page.carriesRisk && !page.risk) return [withoutRisk(page)]
    const family = byAddress.get(parentAddress(page.address))
    if (!family || !isFamily(family) || !('compare' in family) || !statesFacts(page)) return []
    const stated = statedBy(page)
    const facts = family.compare
      .filter((label) => !stated.has(label))
      .map((label) => ({
        file: page.file,
        field: 'facts',
        what: `has none labeled "${label}", which ${family.file} compares.`,
        cure: 'Add the fact, or take the label out of the family.',
      }))
    if (!('carriesRisk' in family && family.carriesRisk) || ('risk' in page && page.risk)) return facts
    return [
      ...facts,
      {
        file: page.file,
        field: 'risk',
        what: 'is missing.',
        cure: `Add it: ${family.file} says that every child carries one.`,
      },
    ]
  })
}

/** Whoever chooses among things that can go wrong reads first what can go wrong with any of them. */
const withoutRisk = ({ file }: Page): Problem => ({
  file,
  field: 'risk',
  what: 'is missing, and each page below this one carries a note of its own.',
  cure: 'Add it: what can go wrong with any of them.',
})

/** Each page after the first with the same key, and that first one. */
function duplicates(pages: readonly Page[], key: (page: Page) => string): [Page, Page][] {
  const first = new Map<string, Page>()
  return pages.flatMap((page): [Page, Page][] => {
    const earlier = first.get(key(page))
    if (earlier) return [[page, earlier]]
    first.set(key(page), page)
    return []
  })
}
