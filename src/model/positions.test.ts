import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Position, parsePosition, positionPages } from './positions.ts'
import { ContentError } from './problems.ts'

const file = 'content/positions/sample-keeper.md'
const facts = new Map([['name', 'Example Group']])

/** A position that passes the schema, as text; `changes` replaces or (with undefined) removes fields. */
function sample(changes: Record<string, unknown> = {}, body = 'You keep samples.'): string {
  const fields: Record<string, unknown> = {
    title: 'Sample Keeper',
    department: 'Research',
    location: 'London',
    type: 'Full-time',
    summary: 'Keeps samples while a test runs',
    description: 'A position that exists only while a test runs, long enough to pass the lower limit of the schema.',
    requirements: ['You keep things in order', 'You label what you keep', 'You find it again'],
    ...changes,
  }
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  )
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}

/** The problems that reading a text reports. */
function problems(text: string, path = file) {
  try {
    parsePosition(path, text, facts)
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
  return []
}

describe('a good position', () => {
  test('keeps its fields, its address, its file and its text', () => {
    expect(parsePosition(file, sample(), facts)).toEqual({
      title: 'Sample Keeper',
      status: 'published',
      department: 'Research',
      location: 'London',
      type: 'Full-time',
      summary: 'Keeps samples while a test runs',
      description: 'A position that exists only while a test runs, long enough to pass the lower limit of the schema.',
      requirements: ['You keep things in order', 'You label what you keep', 'You find it again'],
      address: '/careers/sample-keeper',
      file,
      textLine: 10,
      body: 'You keep samples.',
      markdown: '\nYou keep samples.\n',
    })
  })

  test('may close on a day, written without quotes', () => {
    const text = sample().replace('type:', 'closes: 2028-02-29\ntype:')
    expect(parsePosition(file, text, facts).closes).toBe('2028-02-29')
  })

  test('has the company filled in wherever it is named', () => {
    const position = parsePosition(file, sample({ title: 'Keeper at {{name}}' }, 'Join {{ name }}.'), facts)
    expect([position.title, position.body]).toEqual(['Keeper at Example Group', 'Join Example Group.'])
  })

  test('may use the line ends of any system', () => {
    expect(parsePosition(file, sample().replaceAll('\n', '\r\n'), facts).body).toBe('You keep samples.')
  })
})

describe('bad input is refused with the file, the field, what is wrong and how to mend it', () => {
  const two = ['You keep things in order', 'You label what you keep']
  test.each([
    ['too many', sample({ requirements: Array(7).fill(two[0]) }), 'requirements', /entries, at most 6\./, /Remove 1/],
    ['a blank one', sample({ requirements: [...two, '   '] }), 'requirements[2]', /at least 10/, /Say more/],
  ])('%s', (_case, text, field, what, cure) => {
    const found = problems(text)
    expect(found[0]).toMatchObject({ file, field })
    expect(found[0]?.what).toMatch(what)
    expect(found[0]?.cure).toMatch(cure)
  })

  test.each(['My Job', 'abroad/keeper', 'index', '-keeper'])('a file named %s.md', (name) => {
    const [first] = problems(sample(), `content/positions/${name}.md`)
    expect(first).toMatchObject({ file: `content/positions/${name}.md`, field: 'file name' })
    expect(first?.what).toContain(`/careers/${name}`)
    expect(first?.cure).toMatch(/lower-case/)
  })

  test('every problem of a file at once', () => {
    const text = sample({ department: '', requirements: [], closes: 'soon' })
    expect(problems(text).map(({ field }) => field)).toEqual(['department', 'requirements', 'closes'])
  })
})

describe('positions', () => {
  const good = parsePosition(file, sample(), facts)
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

  test('are closed after their last day, and open otherwise', () => {
    const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    const written = dates.map((date) => date.toISOString().slice(0, 10))
    const any = fc.record({
      department: fc.constantFrom('Community', 'Investment', 'Research', 'Technology'),
      closes: fc.option(written, { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(any), dates, (list, today) => {
        const positions = list.map(position)
        const day = today.toISOString().slice(0, 10)
        for (const { closes, closed } of positionPages(positions, today)) expect(closed).toBe(day > (closes ?? day))
      }),
    )
  })
})
