import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LaneName } from '../../model/document-words.ts'
import { laneOf, lanesFor, linesOf, meetings, turnedPath } from './lanes.ts'

const lane = fc.constantFrom<LaneName>('asker', 'group', 'signers', 'public')
const rights = fc.array(fc.record({ lane }), { minLength: 6, maxLength: 6 })
const studies = fc.array(rights, { minLength: 1, maxLength: 4 })

/** The radius of a mark, in hundredths of a lane of 5rem. */
const radius = (5 / 80) * 100

describe('the lines of studies', () => {
  test('lie on each other at a mark only where all of them meet', () => {
    fc.assert(
      fc.property(studies, (all) => {
        const lines = linesOf(all)
        for (const column of Array.from({ length: 6 }, (_, i) => i)) {
          if (meetings(all).includes(column)) {
            expect(new Set(lines.map(({ places }) => places[column]?.y)).size).toBe(1)
            continue
          }
          const marks = lines.map(({ places }) => places[column]?.y ?? 0).toSorted((a, b) => a - b)
          for (const [i, y] of marks.slice(1).entries()) expect(y - (marks[i] ?? 0)).toBeGreaterThan(2 * radius)
        }
      }),
    )
  })

  test('keep to their lanes, and all lanes to the figure', () => {
    fc.assert(
      fc.property(studies, (all) => {
        for (const [study, { places }] of linesOf(all).entries())
          for (const [i, { x, y }] of places.entries()) {
            const lane = laneOf(all[study]?.[i]?.lane ?? 'asker', study, all.length)
            expect(Math.floor((y - radius) / 100)).toBe(lane)
            expect(Math.floor((y + radius) / 100)).toBe(lane)
            expect(lane).toBeLessThan(lanesFor(all.length))
            expect(x).toBeGreaterThan(0)
            expect(x).toBeLessThan(100)
          }
      }),
    )
  })

  test('begin in lanes of their own', () => {
    const lanes = [0, 1, 2].map((study) => laneOf('asker', study, 3))
    expect(lanes).toEqual([1, 2, 3])
    expect([laneOf('public', 1, 3), laneOf('signers', 1, 3), laneOf('group', 1, 3)]).toEqual([0, 4, 5])
  })

  test('meet where all leave a right to the same hands, and two askers are not the same', () => {
    const study = (...lanes: LaneName[]) => lanes.map((one) => ({ lane: one }))
    expect(meetings([study('asker', 'signers', 'group'), study('asker', 'signers', 'public')])).toEqual([1])
    expect(meetings([study('signers')])).toEqual([])
  })
})

test('a turned line goes down from right to right', () => {
  fc.assert(
    fc.property(rights, (one) => {
      const ends =
        turnedPath(one)
          .match(/[\d.]+(?=[CV]|$)/g)
          ?.map(Number) ?? []
      expect(ends).toHaveLength(6)
      expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    }),
  )
})
