import type { Page } from '../../src/model/page.ts'

/** New pages as an editor might write them, long enough for the rules of the copy, about things no site speaks of. */

const places = ['window', 'door', 'stove', 'ladder', 'well', 'gate', 'shelf', 'barn', 'bench', 'fence']
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** So many sentences, of a dozen words each, no two of them the same. */
function sentences(about: string, count: number): string {
  const all = days.flatMap((day) =>
    places.map((place) => `On ${day} the keeper of ${about} stands beside the ${place} and waits for rain.`),
  )
  return all.slice(0, count).join(' ')
}

const points = (about: string, count: number) =>
  places.slice(0, count).map((place) => ({
    title: `At the ${place}`,
    text: `One of the ${about} hangs at the ${place}, where it can be reached by hand.`,
  }))

const common = (about: string) => ({
  title: `About our ${about}`,
  description: `A page about ${about} for people who keep them at home, written while a test runs and gone after it.`,
  summary: `What we know about ${about}`,
})

const opening = (about: string) => ({
  lede: `All about ${about}, for people who keep some at home. We look after them; you may take them out on Sundays.`,
  action: 'Ask about this page',
  glance: { for: 'People at home', get: 'Something to keep', cost: 'An hour of work' },
})

const questions = (about: string) =>
  places.slice(0, 3).map((place) => ({
    question: `May ${about} stand near the ${place}?`,
    answer: `Yes, as long as somebody moves the ${about} away from the ${place} before night.`,
  }))

/** An offering below a family: it states what the family compares. */
export function offering(name: string, about: string, family: Extract<Page, { kind: 'family' }>, related: string[]) {
  const labels = [...new Set([...family.compare, 'For', 'Size', 'Weight', 'Color'])].slice(0, 4)
  return {
    kind: 'offering',
    name,
    ...common(about),
    title: `${name}: ${about}`,
    ...opening(about),
    facts: labels.map((label) => ({ label, value: `Said of ${about}` })),
    gets: points(about, 4),
    steps: points(`smaller ${about}`, 3),
    ...(family.carriesRisk && { risk: `The ${about} can fall and break. ${sentences(`broken ${about}`, 2)}` }),
    questions: questions(about),
    related,
    next: { heading: `Ask about our ${about}`, inquiry: 'Other' },
  }
}

export const offeringText = (about: string) => sentences(about, 3)

export function article(about: string, related: string[]) {
  return {
    name: 'A new article',
    heading: `What we learned about ${about}`,
    ...common(about),
    date: '2026-11-01',
    figure: {
      draws: 'chain',
      heading: `Three things happen to ${about}`,
      links: points('', 3).map(link),
    },
    related,
  }
}

const link = ({ title }: { title: string }) => ({ title, text: 'Something happens here' })

export const articleText = (about: string) =>
  `${sentences(about, 15)}\n\n## And then\n\n${sentences(`old ${about}`, 20)}`

export function position(about: string) {
  const { description, summary } = common(about)
  return {
    title: 'Keeper of Samples',
    department: 'Research',
    location: 'Remote',
    type: 'Full-time',
    summary,
    description,
    requirements: places.slice(0, 3).map((place) => `You have kept ${about} beside a ${place}`),
  }
}

export const positionText = (about: string) => sentences(about, 12)

export function division(name: string, about: string) {
  return {
    kind: 'division',
    name,
    ...common(about),
    ...opening(about),
    art: 'tally',
    families: { heading: 'What there is' },
    principles: points(about, 3),
    next: { heading: `Ask us about ${about}`, inquiry: 'Other' },
  }
}

export const divisionText = (about: string) => sentences(about, 12)

/** What makes a paragraph longer. */
export const addition = sentences('spare umbrellas', 4)
