import type { Chapter } from '../lib/opening.ts'
import { parentAddress } from '../model/address.ts'
import type { Page } from '../model/page.ts'
import { firstSentence } from './first-sentence.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'

/** What the templates of services show beyond a page's own fields. */

type ServicePage = Extract<Page, { kind: 'service' }>
type ServicesPage = Extract<Page, { kind: 'services' }>

const isService = (page: Page): page is ServicePage => page.kind === 'service'

/** The services of a family, in their order, as its figure and its rows show them. */
export function servicesOf(tree: Tree, { address, compare }: ServicesPage) {
  return childrenOf(tree, address)
    .filter(isService)
    .map(({ name, address, summary, events, facts, risk }) => ({
      name,
      href: address,
      summary,
      events,
      facts: facts.filter(({ label }) => compare.includes(label)),
      risk: firstSentence(risk),
    }))
}

/** The notes below a service's sheet: what its text goes on to say and what visitors ask, in the order of the steps. */
export function notesOf({ questions, steps }: ServicePage, chapters: readonly Chapter[]) {
  const stepOf = (title: string) => {
    const step = steps.findIndex(({ notes }) => notes?.includes(title))
    return step < 0 ? steps.length : step
  }
  return [
    ...chapters.map(({ label, anchor, html }) => ({ title: label, anchor, said: { html } })),
    ...questions.map(({ question, answer }, i) => ({
      title: question,
      anchor: `question-${i + 1}`,
      said: { text: answer },
    })),
  ].toSorted((one, other) => stepOf(one.title) - stepOf(other.title))
}

/** The steps of a service, each with the letters of its notes. */
export function stepsOf({ steps }: Pick<ServicePage, 'steps'>, notes: readonly { title: string; anchor: string }[]) {
  return steps.map((step) => ({
    ...step,
    notes: notes.flatMap(({ title, anchor }, i) =>
      step.notes?.includes(title) ? { letter: letterOf(i), anchor } : [],
    ),
  }))
}

/** As styles count the notes: there are fewer of them than letters. */
const letterOf = (i: number) => String.fromCharCode('a'.charCodeAt(0) + i)

/** The family that leads to a service; model/checks/members.ts has seen to it that there is one. */
export function serviceFamily(tree: Tree, { address }: ServicePage): ServicesPage {
  const family = pageAt(tree, parentAddress(address))
  if (family.kind !== 'services') throw new Error(`${family.file} is no family of services.`)
  return family
}
