import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { line } from '../../model/schema/figures/line.ts'
import { type Loss, loss } from '../../model/schema/figures/lines.ts'
import { putIn } from '../../model/schema/figures/scales.ts'
import { linePlaces, lossPlaces, wordsOf } from './places.ts'

const height = fc.integer({ min: 0, max: 20 })

/** What the gate lets through: lines of one length, a level or two, numbers in order with a point between them. */
const drawn = fc.integer({ min: 4, max: 25 }).chain((points) => {
  const heights = fc.array(height, { minLength: points, maxLength: points })
  const level = fc.oneof(
    heights,
    height.map((one) => [one]),
  )
  return fc.record({
    lines: fc.array(heights, { minLength: 1, maxLength: 2 }),
    levels: fc.array(level, { minLength: 1, maxLength: 2 }),
    worse: fc.constantFrom('below' as const, 'above' as const),
    marked: fc
      .uniqueArray(fc.integer({ min: 1, max: Math.ceil(points / 2) }), {
        minLength: 2,
        maxLength: Math.min(5, Math.ceil(points / 2)),
      })
      .map((halves) => halves.toSorted((a, b) => a - b).map((half) => 2 * half - 1)),
  })
})

/** The drawing on the narrowest phone, and the width of a number in its circle. */
const narrowest = 280
const circle = 22

const numbersIn = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? []

describe('lines over time', () => {
  test('stay in the drawing, and no two numbers touch', () => {
    fc.assert(
      fc.property(drawn, (given) => {
        const { lines, levels, shaded, marks } = linePlaces(given)
        for (const place of numbersIn([...lines, ...levels, shaded].join(' ')))
          expect(place >= 0 && place <= 100).toBe(true)
        for (const [i, { x }] of marks.slice(1).entries())
          expect(((x - (marks[i]?.x ?? 0)) / 100) * narrowest).toBeGreaterThan(circle)
      }),
    )
  })

  test('are let through by the gate, and told in words', () => {
    fc.assert(
      fc.property(drawn, ({ lines, levels, worse, marked }) => {
        const written = line.safeParse({
          draws: 'line',
          heading: 'A line that shows its finding',
          lines: lines.map((heights, i) => ({ name: `Line ${i}`, heights })),
          levels: levels.map((heights, i) => ({ name: `Level ${i}`, heights })),
          shade: { place: worse, name: 'Lost' },
          remarks: marked.map((at) => ({ at, title: `At ${at}`, text: 'What happens here, in short.' })),
        })
        expect(written.error).toBeUndefined()
        expect(written.data && wordsOf(written.data)).toContain('Line 0: begins at')
      }),
    )
  })

  test('are shaded where they are worse, from one crossing to the next', () => {
    const given = { lines: [[4, 0, 4, 8]], levels: [[2]], range: { bottom: 0, top: 10 } }
    expect(linePlaces({ ...given, worse: 'below' }).shaded).toBe('M16.67 80L33.33 100L50 80L50 80L33.33 80L16.67 80Z')
    expect(linePlaces(given).shaded).toBe('')
    expect(linePlaces({ ...given, levels: [[9]], worse: 'above' }).shaded).toBe('')
  })

  test('carry their numbers themselves', () => {
    const { marks } = linePlaces({ lines: [[0, 5, 20, 5, 0]], marked: [3], range: { bottom: 0, top: 20 } })
    expect(marks).toEqual([{ x: 50, y: 0 }])
  })
})

/** What the gate lets through: courses of one length, and nothing behind a 0. */
const anyLoss: fc.Arbitrary<Loss> = fc
  .record({
    places: fc.integer({ min: 4, max: 24 }),
    lines: fc.integer({ min: 1, max: 10 }),
    text: fc.string({ minLength: 4, maxLength: 28 }),
  })
  .chain(({ places, lines, text }) => {
    const course = fc
      .record({
        heights: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: places, maxLength: places }),
        gone: fc.integer({ min: 0, max: places }),
      })
      .map(({ heights, gone }) => heights.map((one, i) => (i < gone ? one : 0)))
    return fc.record({
      courses: fc.array(course, { minLength: lines, maxLength: lines }),
      turn: fc.record({ at: fc.integer({ min: 1, max: places }), text: fc.constant(text) }),
    })
  })
  .filter(({ courses }) => courses.flat().some((one) => one < putIn))

/** The width of a letter in the smallest type. */
const letter = 6.8

describe('how money goes', () => {
  test('keeps the words of its turn within the drawing', () => {
    fc.assert(
      fc.property(anyLoss, (one) => {
        expect(lossPlaces(one).turn.text.length * letter).toBeLessThanOrEqual(narrowest + 2)
      }),
    )
  })

  test('has a line for each course, from one start, and marks each place at which one ends', () => {
    fc.assert(
      fc.property(anyLoss, (one) => {
        const { lines, ends } = lossPlaces(one)
        expect(lines).toHaveLength(one.courses.length)
        for (const path of lines) expect(path.startsWith('M0 8l1')).toBe(true)
        const gone = one.courses.filter((heights) => heights.includes(0)).map((heights) => heights.indexOf(0))
        expect(ends).toHaveLength(new Set(gone).size)
        expect(loss.safeParse({ ...one, turn: { ...one.turn, text: 'It falls' } }).error).toBeUndefined()
      }),
    )
  })

  test('ends where nothing is left, and what is lost stays lost', () => {
    const { lines, lost, ends, turn } = lossPlaces({
      courses: [[13, 12, 6, 0, 0]],
      turn: { at: 3, text: 'It falls' },
    })
    expect(lines).toEqual(['M0 8l1-1 1 1 1 6 1 6'])
    expect(lost).toBe('M0 8l1-1 1 1 1 6 1 6H5V8H0z')
    expect(ends).toEqual([80])
    expect(turn).toEqual({ x: 60, y: 70, text: 'It falls' })
  })
})
