import { daysIn } from '../lib/duration.ts'
import { parentAddress } from '../model/address.ts'
import type { Page } from '../model/page.ts'
import { firstSentence } from './first-sentence.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'

/** What the templates of strategies show beyond a page's own fields. */

type StrategyPage = Extract<Page, { kind: 'strategy' }>
type StrategiesPage = Extract<Page, { kind: 'strategies' }>

const isStrategy = (page: Page): page is StrategyPage => page.kind === 'strategy'

/** Those of a family, the shortest first. */
function byHorizon(tree: Tree, family: string): StrategyPage[] {
  const strategies = childrenOf(tree, family).filter(isStrategy)
  return strategies.toSorted(
    (a, b) => daysIn(a.span.from) - daysIn(b.span.from) || daysIn(a.span.to) - daysIn(b.span.to),
  )
}

const factOf = ({ facts }: StrategyPage, name: string) => facts.find(({ label }) => label === name)?.value ?? ''

/** The strategies of a family as its ladder shows them. */
export function strategiesOf(tree: Tree, { address, edgeFact, spanFact }: StrategiesPage) {
  return byHorizon(tree, address).map((page) => ({
    name: page.name,
    href: page.address,
    span: page.span,
    edge: factOf(page, edgeFact),
    horizon: factOf(page, spanFact),
  }))
}

/** What each reads and how it fails; what the ladder already says is left out. */
export function readingOf(tree: Tree, family: StrategiesPage) {
  const drawn = [family.edgeFact, family.spanFact]
  const facts = family.compare.filter((label) => !drawn.includes(label))
  const { method, fails } = family.reading.columns
  return {
    columns: [method, ...facts, fails],
    rows: byHorizon(tree, family.address).map((page) => ({
      name: page.name,
      href: page.address,
      values: [page.summary, ...facts.map((label) => factOf(page, label)), firstSentence(page.risk)],
    })),
  }
}

/** The family on whose ladder a strategy stands; model/checks/members.ts has seen to it that there is one. */
export function strategyFamily(tree: Tree, { address }: StrategyPage): StrategiesPage {
  const family = pageAt(tree, parentAddress(address))
  if (family.kind !== 'strategies') throw new Error(`${family.file} is no family of strategies.`)
  return family
}
