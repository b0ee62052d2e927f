import { isLicensed } from '../lib/licensed.ts'
import type { Chapter } from '../lib/prose.ts'
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

/** What a service's text goes on to say, and what visitors ask. */
function notesOf({ questions }: Pick<ServicePage, 'questions'>, chapters: readonly Chapter[]) {
  return [
    ...chapters.map(({ label, anchor, html }) => ({ title: label, anchor, said: { html } })),
    ...questions.map(({ question, answer }, i) => ({
      title: question,
      anchor: `question-${i + 1}`,
      said: { text: answer },
    })),
  ]
}

/** The steps of a service, each with its notes in the order it names them; and the notes that belong to none. */
export function stepsOf(page: Pick<ServicePage, 'steps' | 'questions'>, chapters: readonly Chapter[]) {
  const notes = notesOf(page, chapters)
  const taken = new Set<string>()
  const steps = page.steps.map((step) => ({
    ...step,
    notes: (step.notes ?? []).flatMap((title) => {
      const note = taken.has(title) ? undefined : notes.find((each) => each.title === title)
      taken.add(title)
      return note ?? []
    }),
  }))
  return { steps, unplaced: notes.filter(({ title }) => !taken.has(title)) }
}

/** The facts of a service, without the first about a licensed firm: that stands where such a firm acts. */
export function factsOf({ facts, steps }: Pick<ServicePage, 'facts' | 'steps'>) {
  const acts = steps.some(({ others }) => others && isLicensed(others.who))
  const licensed = acts ? facts.find(({ value }) => isLicensed(value)) : undefined
  return { facts: facts.filter((fact) => fact !== licensed), licensed }
}

/** The family that leads to a service; model/checks/members.ts has seen to it that there is one. */
export function serviceFamily(tree: Tree, { address }: ServicePage): ServicesPage {
  const family = pageAt(tree, parentAddress(address))
  if (family.kind !== 'services') throw new Error(`${family.file} is no family of services.`)
  return family
}
