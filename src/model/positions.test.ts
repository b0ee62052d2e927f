import { describe, expect, test } from 'vitest'
import { type Position, parsePosition, positionPages } from './positions.ts'

const file = 'content/positions/sample-keeper.md'
const facts = new Map([['name', 'Example Group']])

const fields = {
  title: 'Sample Keeper',
  department: 'Research',
  location: 'London',
  type: 'Full-time',
  summary: 'Keeps samples while a test runs',
  description: 'A position that exists only while a test runs, long enough to pass the lower limit of the schema.',
  requirements: ['You keep things in order', 'You label what you keep', 'You find it again'],
}
const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
const good = parsePosition(file, `---\n${lines.join('\n')}\n---\n\nYou keep samples.\n`, facts)

test('a position keeps its fields, its address, its file and its text', () =>
  expect(good).toEqual({
    ...fields,
    status: 'published',
    address: '/careers/sample-keeper',
    file,
    textLine: 10,
    body: 'You keep samples.',
    markdown: '\nYou keep samples.\n',
  }))

describe('positions', () => {
  const position = (changes: Partial<Position>): Position => ({ ...good, ...changes })
  const openOn = (list: readonly Position[], today: Date) => positionPages(list, today).filter(({ closed }) => !closed)
  const noon = new Date('2026-09-30T12:00:00Z')

  test('stand by department, then title, whatever their order was', () => {
    const sorted = [
      position({ department: 'Community', title: 'Coordinator' }),
      position({ department: 'Research', title: 'analyst' }),
      position({ department: 'Research', title: 'Associate' }),
      position({ department: 'Technology', title: 'Architect' }),
    ]
    const titles = positionPages(sorted.toReversed(), noon).map(({ name, order }) => [order, name])
    expect(titles).toEqual(sorted.map(({ title }, i) => [i + 1, title]))
  })

  test('leave the list they came from as it was', () => {
    const list = [position({ department: 'Technology' }), position({ department: 'Community' })]
    positionPages(list, noon)
    expect(list.map(({ department }) => department)).toEqual(['Technology', 'Community'])
  })

  test.each([
    ['the day before', '2026-09-29T00:00:00Z', 1],
    ['as the closing day begins', '2026-09-30T00:00:00Z', 1],
    ['in its last moment', '2026-09-30T23:59:59.999Z', 1],
    ['in its last hour, where the next day has begun', '2026-10-01T07:30:00+08:00', 1],
    ['as the next day begins', '2026-10-01T00:00:00Z', 0],
    ['as the next day begins, where it is still evening', '2026-09-30T20:00:00-04:00', 0],
  ])('with a last day are open until it ends: %s', (_case, now, left) => {
    expect(openOn([position({ closes: '2026-09-30' })], new Date(now))).toHaveLength(left)
  })
})
