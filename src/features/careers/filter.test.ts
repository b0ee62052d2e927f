import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Filterable, type Filters, filterPositions, optionsOf, readFilters, writeFilters } from './filter.ts'

const positions: Filterable[] = [
  { department: 'Community', location: 'Singapore' },
  { department: 'Technology', location: 'Remote' },
  { department: 'Investment', location: 'New York' },
  { department: 'Technology', location: 'New York' },
]

const department = fc.constantFrom('Community', 'Investment', 'Research', 'Technology')
const location = fc.constantFrom('New York', 'Remote', 'London', 'Singapore')
const anyPositions = fc.array(fc.record({ department, location }), { maxLength: 12 })
const anyFilters: fc.Arbitrary<Filters> = fc.record({ department, location }, { requiredKeys: [] })
const anyQuery = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webQueryParameters(),
  fc
    .array(fc.tuple(fc.constantFrom('department', 'Location', 'page', '%', ''), fc.oneof(location, fc.string())))
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
)

const total = (options: readonly { count: number }[]) => options.reduce((sum, { count }) => sum + count, 0)

/** The parameters of a query that are none of ours. */
const others = (query: string) =>
  [...new URLSearchParams(query)].filter(([name]) => !['department', 'location'].includes(name.toLowerCase()))

describe('the filters', () => {
  test.each<[string, Filters, number[]]>([
    ['nothing chosen', {}, [0, 1, 2, 3]],
    ['a department', { department: 'Technology' }, [1, 3]],
    ['a location', { location: 'New York' }, [2, 3]],
    ['both, which combine', { department: 'Technology', location: 'New York' }, [3]],
    ['both, with no position left', { department: 'Community', location: 'Remote' }, []],
  ])('%s', (_case, filters, kept) => {
    expect(filterPositions(positions, filters)).toEqual(kept.map((index) => positions[index]))
  })

  test('keep exactly the positions that have what is chosen', () => {
    fc.assert(
      fc.property(anyPositions, anyFilters, (list, filters) => {
        const kept = filterPositions(list, filters)
        for (const position of list) {
          const fits =
            position.department === (filters.department ?? position.department) &&
            position.location === (filters.location ?? position.location)
          expect(kept.includes(position)).toBe(fits)
        }
      }),
    )
  })
})

describe('the options', () => {
  test('are what the positions have, by name, each with its count', () => {
    expect(optionsOf(positions, 'department')).toEqual([
      { value: 'Community', count: 1 },
      { value: 'Investment', count: 1 },
      { value: 'Technology', count: 2 },
    ])
    expect(optionsOf(positions, 'location').map(({ value }) => value)).toEqual(['New York', 'Remote', 'Singapore'])
  })

  test('are counted under the other filter, not under their own, and stay when none is left', () => {
    expect(optionsOf(positions, 'department', { department: 'Community', location: 'Remote' })).toEqual([
      { value: 'Community', count: 0 },
      { value: 'Investment', count: 0 },
      { value: 'Technology', count: 1 },
    ])
  })

  test('are none without positions', () => {
    expect(optionsOf([], 'location', { department: 'Research' })).toEqual([])
  })

  test('count what choosing them shows, and add up to what choosing none of them shows', () => {
    fc.assert(
      fc.property(anyPositions, anyFilters, (list, filters) => {
        const departments = optionsOf(list, 'department', filters)
        const locations = optionsOf(list, 'location', filters)
        for (const { value, count } of departments)
          expect(filterPositions(list, { ...filters, department: value })).toHaveLength(count)
        for (const { value, count } of locations)
          expect(filterPositions(list, { ...filters, location: value })).toHaveLength(count)

        const { department: _department, ...byLocation } = filters
        const { location: _location, ...byDepartment } = filters
        expect(total(departments)).toBe(filterPositions(list, byLocation).length)
        expect(total(locations)).toBe(filterPositions(list, byDepartment).length)
      }),
    )
  })
})

describe('the query string', () => {
  test.each<[string, Filters]>([
    ['', {}],
    ['?department=technology&location=new+york', { department: 'Technology', location: 'New York' }],
    ['department=COMMUNITY', { department: 'Community' }],
    ['?Location=New%20York&page=2', { location: 'New York' }],
    ['?department=sales&location=remote', { location: 'Remote' }],
    ['?department=research', {}],
    ['?department=&location', {}],
    ['?department=sales&department=technology&department=community', { department: 'Technology' }],
    ['?location=%E0%A4%A', {}],
  ])('%s is read', (query, filters) => {
    expect(readFilters(query, positions)).toEqual(filters)
  })

  test.each<[string, Filters, string]>([
    ['', {}, ''],
    ['?department=research', {}, ''],
    ['', { location: 'New York', department: 'Technology' }, '?department=technology&location=new+york'],
    ['?location=remote&page=2', { department: 'Community' }, '?page=2&department=community'],
    ['?Department=Research&tag=a&tag=b', { location: 'London' }, '?tag=a&tag=b&location=london'],
  ])('%s is written anew for %o', (query, filters, written) => {
    expect(writeFilters(query, filters)).toBe(written)
  })

  test('never throws, whatever it says, and only ever chooses what is on offer', () => {
    fc.assert(
      fc.property(anyQuery, anyPositions, (query, list) => {
        const filters = readFilters(query, list)
        for (const [field, value] of Object.entries(filters))
          expect(list.map((position) => position[field as keyof Filterable])).toContain(value)
        writeFilters(query, filters)
      }),
    )
  })

  test('brings back what was written to it, and leaves other parameters alone', () => {
    fc.assert(
      fc.property(anyQuery, anyPositions, anyFilters, (query, some, filters) => {
        // What is chosen is on offer.
        const list = [...some, { department: 'Research' as const, location: 'London' as const, ...filters }]
        const written = writeFilters(query, filters)
        expect(readFilters(written, list)).toEqual(filters)
        expect(others(written)).toEqual(others(query))
        expect(writeFilters(written, filters)).toBe(written)
      }),
    )
  })
})
