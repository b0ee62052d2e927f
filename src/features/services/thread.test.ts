import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noteSpans, othersHead, type Step, threadOf } from './thread.ts'

const step = (us: boolean, who?: string): Step => ({
  title: 'A step',
  text: 'What happens in it.',
  us: us ? 'We prepare it.' : undefined,
  others: who ? { who, text: 'signs it.' } : undefined,
})

/** What the schema lets through: two to six steps, somebody acts in each, and one to three ends on either side. */
const service = fc.record({
  steps: fc.array(
    fc
      .record({
        us: fc.boolean(),
        who: fc.constantFrom(undefined, 'Your signatories', 'An appraiser', 'A licensed broker', 'The licensed bank'),
      })
      .filter(({ us, who }) => us || who !== undefined)
      .map(({ us, who }) => step(us, who)),
    { minLength: 2, maxLength: 6 },
  ),
  events: fc.integer({ min: 1, max: 3 }),
  results: fc.integer({ min: 1, max: 3 }),
})

/** Where each stretch of a path begins, and where it goes on to, level. */
const stretches = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((one) => {
      const [from, ...rest] = one.match(/[\d.]+/g)?.map(Number) ?? []
      return { from, level: one.includes('H') ? rest.at(-1) : undefined }
    })

/** Where the first stretch of a step's path arrives. */
function arrival(path: string) {
  const curve = /C[\d.]+ [\d.]+ [\d.]+ [\d.]+ ([\d.]+) /.exec(path)
  return Number(curve?.[1] ?? /M([\d.]+)/.exec(path)?.[1])
}

describe('the thread', () => {
  test('passes every hand that acts in a step once, in order, and no other', () => {
    fc.assert(
      fc.property(service, ({ steps, events, results }) => {
        const thread = threadOf(steps, events, results)
        let held = thread.steps[0]?.acts[0]?.lane
        for (const [i, { acts, path, last }] of thread.steps.entries()) {
          const { us, others } = steps[i] as Step
          expect(acts.map(({ who }) => who)).toEqual([...(us ? [undefined] : []), ...(others ? [others.who] : [])])
          const lanes = acts.map(({ lane }) => lane)
          expect(lanes).toEqual([...new Set(lanes)].toSorted((a, b) => a - b))
          const [only, ...more] = stretches(path)
          expect(more).toEqual([])
          expect(only?.from).toBe(held)
          expect(arrival(path)).toBe(lanes[0])
          expect(only?.level).toBe(lanes.length > 1 ? lanes.at(-1) : undefined)
          held = lanes.at(-1)
          expect(last).toBe(held)
        }
      }),
    )
  })

  test('begins with every event, and ends in every result', () => {
    fc.assert(
      fc.property(service, ({ steps, events, results }) => {
        const { columns, head, foot, steps: drawn } = threadOf(steps, events, results)
        const starts = stretches(head).map(({ from }) => from)
        expect(starts).toHaveLength(events)
        for (const [i, start] of starts.entries()) expect(start).toBeCloseTo((i * columns) / events, 1)
        expect(new Set(head.split(/(?=M)/).map(arrival))).toEqual(new Set([drawn[0]?.acts[0]?.lane]))
        const ends = foot.split(/(?=M)/)
        expect(ends).toHaveLength(results)
        for (const [i, end] of ends.entries()) {
          expect(stretches(end)[0]?.from).toBe(drawn.at(-1)?.last)
          expect(arrival(end)).toBeCloseTo((i * columns) / results, 1)
        }
      }),
    )
  })

  test('has a lane for every hand that acts, and for no other', () => {
    const lanes = (...steps: Step[]) => threadOf(steps, 1, 1).lanes
    expect(lanes(step(true), step(true))).toEqual(['us'])
    expect(lanes(step(true), step(false, 'The joiner'))).toEqual(['us', 'others'])
    expect(lanes(step(false, 'A Licensed Broker'), step(false, 'Your company'))).toEqual(['others', 'licensed'])
  })

  test('keeps what is not of a licensed firm before its border', () => {
    expect(threadOf([step(true), step(true, 'A licensed broker')], 1, 1)).toMatchObject({ columns: 3, open: 2 })
    expect(threadOf([step(true), step(true, 'A joiner')], 1, 1)).toMatchObject({ columns: 3, open: 3 })
  })
})

test('the lane of others is the side of the visitor, where all of them are', () => {
  expect(othersHead([step(true, 'Your company'), step(true, 'A licensed broker')])).toBe('Your side')
  expect(othersHead([step(true, 'Your company'), step(true, 'An appraiser')])).toBe('Other hands')
})

describe('notes', () => {
  test('fill no more columns than there are, unless there are more of them', () => {
    const lengths = fc.array(fc.integer({ min: 3, max: 4000 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 4 }), (all, columns) => {
        const spans = noteSpans(all, columns)
        expect(spans).toHaveLength(all.length)
        expect(Math.min(...spans)).toBeGreaterThan(0)
        expect(Math.max(...spans)).toBeLessThanOrEqual(columns)
        expect(spans.reduce((sum, span) => sum + span, 0)).toBeLessThanOrEqual(Math.max(columns, all.length))
      }),
    )
  })

  test('are set over more columns the longer they are', () => {
    expect(noteSpans([100], 3)).toEqual([1])
    expect(noteSpans([400], 3)).toEqual([2])
    expect(noteSpans([700, 300], 3)).toEqual([2, 1])
  })
})
