import { parentAddress } from '../model/address.ts'
import type { Page } from '../model/page.ts'
import { firstSentence } from './first-sentence.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'

/** What the templates of instruments show beyond a page's own fields. */

type InstrumentPage = Extract<Page, { kind: 'instrument' }>
type InstrumentsPage = Extract<Page, { kind: 'instruments' }>

const isInstrument = (page: Page): page is InstrumentPage => page.kind === 'instrument'

/** The instruments of a family with their contracts, in their order. */
export function instrumentsOf(tree: Tree, { address }: InstrumentsPage) {
  return childrenOf(tree, address)
    .filter(isInstrument)
    .map(({ name, address, summary, contracts }) => ({ name, href: address, summary, contracts }))
}

/** Each by the facts that the family compares, and the first thing that can go wrong. */
export function instrumentTable(tree: Tree, { address, compare }: InstrumentsPage) {
  return {
    columns: [...compare, 'What can go wrong'],
    rows: childrenOf(tree, address)
      .filter(isInstrument)
      .map(({ name, address, facts, risk }) => ({
        name,
        href: address,
        values: [
          ...compare.map((label) => facts.find((fact) => fact.label === label)?.value ?? ''),
          firstSentence(risk),
        ],
      })),
  }
}

/** The family of an instrument; model/checks/members.ts has seen to it that there is one. */
export function instrumentFamily(tree: Tree, { address }: InstrumentPage): InstrumentsPage {
  const family = pageAt(tree, parentAddress(address))
  if (family.kind !== 'instruments') throw new Error(`${family.file} is no family of instruments.`)
  return family
}
