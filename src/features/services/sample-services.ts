import type { FlowService, Situation } from './flow.ts'

/** Services for the gallery. */

export const sampleService = (name: string, ...events: string[]): FlowService => ({
  name,
  href: `#${name.toLowerCase().replaceAll(' ', '-')}`,
  summary: 'What it does, in one short line',
  events,
})

export const sampleSituation = (title: string, ...events: string[]): Situation => ({
  title,
  text: 'Who stands here, and which of the services deals with what.',
  events: events.map((name) => ({ name })),
})

const building = sampleSituation('If a building is involved', 'A maturing loan')
const purchase = { name: 'A purchase', together: 'How the services of one event go together, in a sentence or two.' }

export const sampleSituations: Situation[] = [
  sampleSituation('If you are paid in stock', 'Vesting', 'A tender offer', 'A tax bill'),
  { ...building, events: [purchase, ...building.events] },
]

export const sampleServices = [
  sampleService('RSU Liquidity', 'Vesting', 'A tender offer'),
  sampleService('Equity-Backed Lending', 'A tax bill', 'A purchase'),
  sampleService('Real Estate Financing', 'A purchase', 'A maturing loan'),
]

/** As long as the schema lets an event or a name be. */
export const longest = 'Versicherungsgesellschaft in den Bergen'
