import type { Page } from '../model/page.ts'
import { isInPreparation } from '../model/status.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'

/** What the templates of products and apps show beyond a page's own fields. */

type ProductPage = Extract<Page, { kind: 'product' }>

/** The tools of a product, each with the page that explains a figure in its window, where there is one. */
export function toolsOf(tree: Tree, { tools: { tabs } }: ProductPage) {
  return tabs.map(({ worked, ...tool }) => {
    const page = worked && pageAt(tree, worked.page)
    return { ...tool, worked: page && { text: worked.text, name: page.name, href: page.address } }
  })
}

/** What a toolbox says of its tools by their numbers, with their names; the schema has seen to it that each is there. */
export function byTools(page: Extract<Page, { kind: 'toolbox' }>) {
  const named = (number: number) => ({
    number,
    name: page.features.points[number - 1]?.title ?? '',
    href: `#tool-${number}`,
  })
  const withNames = <Said extends { tools?: number[] | undefined }>(said: Said) => ({
    ...said,
    tools: (said.tools ?? []).map(named),
  })
  return {
    groups: page.groups.groups.map(withNames),
    takenApart: { ...page.takenApart, cuts: page.takenApart.cuts.map((cut) => ({ ...cut, tool: named(cut.tool) })) },
    steps: page.steps.map(withNames),
    questions: page.questions.map(withNames),
  }
}

/** The steps of an app, each with the questions that come up at it; what is tied to none comes up at the last. */
export function stepsWithQuestions({ steps, questions }: Extract<Page, { kind: 'app' }>) {
  return steps.map((step, i) => ({
    ...step,
    asked: questions.filter((question) => (question.step ?? steps.length) === i + 1),
  }))
}

/**
 * A family of apps: the one that keeps the rights in the others, those rights, and the others. model/checks/members.ts and
 * rights.ts have seen to it that each has what it needs.
 */
export function appsOf(tree: Tree, family: string) {
  const members = childrenOf(tree, family)
  const keeper = members.find((page) => page.kind === 'app' && page.figure.draws === 'rights')
  if (keeper?.kind !== 'app' || keeper.figure.draws !== 'rights')
    throw new Error(
      `No app below ${family} keeps the rights in the others. The content check should have refused this.`,
    )
  const others = members.filter((page) => page !== keeper)
  return {
    account: columnOf(keeper, keeper.entry),
    rights: keeper.figure,
    apps: others.flatMap((page) => ('entry' in page && page.entry ? [columnOf(page, page.entry)] : [])),
  }
}

function columnOf<Entry>({ name, summary, address }: Page, entry: Entry) {
  return { name, summary, href: address, ...entry }
}

/** Those of which nothing is published yet: their names. */
export function inPreparationIn(tree: Tree, family: string) {
  return childrenOf(tree, family)
    .filter(isInPreparation)
    .map(({ name, address }) => ({ name, href: address }))
}
