import fc from 'fast-check'
import type { FlowService, Situation } from './flow.ts'

/** What the content check lets through: every event leads somewhere, and a service has at most three. */
export const anyFamily = fc
  .record({
    sizes: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 2, maxLength: 4 }),
    picks: fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 20 }),
  })
  .map(({ sizes, picks }) => {
    const situations: Situation[] = sizes.map((size, i) => ({
      title: `Situation ${i}`,
      text: '',
      events: Array.from({ length: size }, (_, j) => ({ name: `${i} ${j}` })),
    }))
    const names = situations.flatMap(({ events }) => events.map(({ name }) => name))
    const services: FlowService[] = picks.map((numbers, i) => ({
      name: `Service ${i}`,
      href: `/s/${i}`,
      summary: '',
      events: [...new Set(numbers.map((n) => names[n % names.length] ?? ''))],
    }))
    return { situations, names, services }
  })
