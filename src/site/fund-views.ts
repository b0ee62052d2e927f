import { parentAddress } from '../model/address.ts'
import { besideOnMap } from '../model/fund-map.ts'
import type { Page } from '../model/page.ts'
import { besideIn } from './beside.ts'
import { firstSentence } from './first-sentence.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'

/** What the templates of funds show beyond a page's own fields. */

type FundPage = Extract<Page, { kind: 'fund' }>

const isFund = (page: Page): page is FundPage => page.kind === 'fund'

/** The funds of a family, in their order. */
export function fundsOf(tree: Tree, family: string) {
  return childrenOf(tree, family).filter(isFund).map(fundOf)
}

/** A fund as maps and rows show it. The first sentence of its risk is the first thing that can go wrong. */
function fundOf({ name, address, place, summary, risk, facts }: FundPage) {
  return { name, href: address, place, summary, risk: firstSentence(risk), facts }
}

/** Where a fund stands on its family's map, in the words of the map, and those who stand beside it. */
export function placeOf(tree: Tree, fund: FundPage) {
  const { map, name, address } = fundFamily(tree, fund)
  const funds = childrenOf(tree, address).filter(isFund)
  return {
    family: { title: name, href: address },
    wayOut: map.cash[fund.place.cash - 1]?.label ?? '',
    horizon: map.horizon[fund.place.horizon - 1] ?? '',
    beside: besideOnMap(fund, funds).map((other) => ({ title: other.name, href: other.address })),
  }
}

/** The family on whose map a fund stands; model/checks/members.ts has seen to it that there is one. */
function fundFamily(tree: Tree, { address }: FundPage): Extract<Page, { kind: 'funds' }> {
  const family = pageAt(tree, parentAddress(address))
  if (family.kind !== 'funds') throw new Error(`${family.file} is no family of funds.`)
  return family
}

/** The fund before and the one after, in the order of the family. */
export function besideFund(tree: Tree, { address }: FundPage) {
  return besideIn(childrenOf(tree, parentAddress(address)).filter(isFund), address)
}
