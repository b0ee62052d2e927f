import { parentAddress } from '../model/address.ts'
import { type LaneName, type Reach, rightNames } from '../model/document-words.ts'
import type { Page } from '../model/page.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'
import { comparisonOf } from './views.ts'

/** What the templates of engagements and studies show beyond a page's own fields. */

type Of<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>

/** The engagements of a family as its shelf shows them. */
export function engagementsOf(tree: Tree, { address }: Of<'engagements'>) {
  return childrenOf(tree, address)
    .filter((page) => page.kind === 'engagement')
    .map(({ name, address, question, stage, document }) => ({ name, href: address, question, stage, document }))
}

/** The table of a shelf: what one asks, and the facts that the family compares. In the order of the shelf. */
export function questionsOf(tree: Tree, family: Of<'engagements'>) {
  const { columns, rows } = comparisonOf(tree, family)
  const shelved = engagementsOf(tree, family).toSorted((a, b) => a.stage - b.stage)
  return {
    columns,
    rows: shelved.map(({ name, href, question }) => ({
      name,
      href,
      question,
      values: rows.find((row) => row.href === href)?.values ?? [],
    })),
  }
}

/** The family on whose shelf an engagement stands; model/checks/members.ts has seen to it that there is one. */
export function engagementFamily(tree: Tree, { address }: Of<'engagement'>): Of<'engagements'> {
  const family = pageAt(tree, parentAddress(address))
  if (family.kind !== 'engagements') throw new Error(`${family.file} is no family of engagements.`)
  return family
}

/** The studies of a family, in their order, with the facts that it compares. */
export function studiesOf(tree: Tree, family: Of<'studies'>) {
  return childrenOf(tree, family.address)
    .filter((page) => page.kind === 'study')
    .map((page) => ({
      name: page.name,
      href: page.address,
      summary: page.summary,
      asker: page.asker,
      rights: rightsOf(family, page),
      document: page.document,
      names: readersOf(page),
      point: family.choosing.find((point) => point.page === page.address),
      facts: page.facts.filter(({ label }) => family.compare.includes(label)),
    }))
}

/** What those who may read a part of a study are called. */
export function readersOf({ asker }: Of<'study'>): Record<Reach, string> {
  return { team: 'The team', asker, anyone: 'Anyone' }
}

/** The family in whose figure a study has its line; there is one, as above. */
export function studyFamily(tree: Tree, { address }: Of<'study'>): Of<'studies'> {
  const family = pageAt(tree, parentAddress(address))
  if (family.kind !== 'studies') throw new Error(`${family.file} is no family of studies.`)
  return family
}

/** Who may do what in a study, in the words of its family. */
function rightsOf(family: Of<'studies'>, study: Of<'study'>) {
  return rightNames.map((name) => {
    const { lane, text } = study.rights[name]
    return { label: family.lanes.rights[name], lane, who: nameOf(family, study, lane), text }
  })
}

/** Who pays for a study or supplies its records. */
export function payerOf(family: Of<'studies'>, study: Of<'study'>): string {
  return nameOf(family, study, study.rights.supplies.lane)
}

function nameOf({ lanes }: Of<'studies'>, { asker }: Of<'study'>, lane: LaneName): string {
  return lane === 'asker' ? asker : lanes[lane]
}
