import { parentAddress } from '../model/address.ts'
import { byHorizon } from '../model/by-horizon.ts'
import type { Page } from '../model/page.ts'
import { firstSentence } from './first-sentence.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'

/** What the templates of strategies show beyond a page's own fields. */

type StrategyPage = Extract<Page, { kind: 'strategy' }>
type StrategiesPage = Extract<Page, { kind: 'strategies' }>

const isStrategy = (page: Page): page is StrategyPage => page.kind === 'strategy'

const factOf = ({ facts }: StrategyPage, label: string) => ({
  label,
  value: facts.find((fact) => fact.label === label)?.value ?? '',
})

/** The strategies of a family as its ladder shows them, the shortest first, each with what compares it to the next. */
export function strategiesOf(tree: Tree, { address, edgeFact, spanFact, compare, choosing }: StrategiesPage) {
  const others = compare.filter((label) => label !== edgeFact && label !== spanFact)
  const rungs = childrenOf(tree, address).filter(isStrategy).toSorted(byHorizon)
  return rungs.map((page, i) => ({
    name: page.name,
    href: page.address,
    span: page.span,
    method: page.summary,
    edge: factOf(page, edgeFact),
    horizon: factOf(page, spanFact),
    facts: others.map((label) => factOf(page, label)),
    fails: firstSentence(page.risk),
    loss: page.loss,
    // model/checks/between.ts has seen to it that the two follow each other.
    compared: choosing.filter(({ between = [] }) =>
      [page, rungs[i + 1]].every((rung) => rung && between.includes(rung.name)),
    ),
  }))
}

/** The family on whose ladder a strategy stands; model/checks/members.ts has seen to it that there is one. */
export function strategyFamily(tree: Tree, { address }: StrategyPage): StrategiesPage {
  const family = pageAt(tree, parentAddress(address))
  if (family.kind !== 'strategies') throw new Error(`${family.file} is no family of strategies.`)
  return family
}
