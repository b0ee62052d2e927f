import type { Story } from './InsightSlides.tsx'
import type { ShelfCategory, ShelfLine } from './shelf-category.ts'

/** A shelf that examples show. */

export const line = (story: Story, ...dates: (string | undefined)[]): ShelfLine => ({
  ...story,
  desk: `${story.category} desk`,
  minutes: 4,
  opening: 'Pay your people in dollars. If some of them would like coins, let them turn part of their pay into coins.',
  said: 'Pay your people in dollars.',
  sources: dates.map((date, i) => ({ by: `Office ${i + 1}`, date })),
})

export const category = (name: string, voice: ShelfCategory['voice'], ...lines: ShelfLine[]): ShelfCategory => ({
  name,
  voice,
  href: `#${name}`,
  summary: `What ${name} holds`,
  labels: ['By a partner', 'Interviews'],
  lines,
})
