import { parentAddress } from '../model/address.ts'
import type { Page } from '../model/page.ts'
import { firstSentence } from './first-sentence.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'

/** What the templates of instruments show beyond a page's own fields. */

type InstrumentPage = Extract<Page, { kind: 'instrument' }>
type InstrumentsPage = Extract<Page, { kind: 'instruments' }>

const isInstrument = (page: Page): page is InstrumentPage => page.kind === 'instrument'

/** The instruments of a family, in their order: their contracts, the facts that it compares, and the first thing that can go wrong. */
export function instrumentsOf(tree: Tree, { address, compare }: InstrumentsPage) {
  return childrenOf(tree, address)
    .filter(isInstrument)
    .map(({ name, address, summary, contracts, facts, risk }) => ({
      name,
      href: address,
      summary,
      contracts,
      facts: [
        ...facts.filter(({ label }) => compare.includes(label)),
        { label: 'What can go wrong', value: firstSentence(risk) },
      ],
    }))
}

/** The family of an instrument; model/checks/members.ts has seen to it that there is one. */
export function instrumentFamily(tree: Tree, { address }: InstrumentPage): InstrumentsPage {
  const family = pageAt(tree, parentAddress(address))
  if (family.kind !== 'instruments') throw new Error(`${family.file} is no family of instruments.`)
  return family
}
