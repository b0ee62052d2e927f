import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Place } from '../../model/schema/figures/map.ts'
import { cellsOf, freeCorner, spotsOf } from './places.ts'

const step = fc.integer({ min: 1, max: 5 })
const place = fc.record({ horizon: step, cash: step, pays: fc.constantFrom('interest', 'rent', 'fees', 'irregular') })

/** What the gate lets through: at most two members in a cell. */
const members = fc
  .array(place, { maxLength: 40 })
  .map((all) => all.filter((one, i) => all.slice(0, i).filter((other) => cellOf(other) === cellOf(one)).length < 2))
  .map((all) => all.map((one, i) => ({ name: `Member ${i}`, place: one as Place })))

const cellOf = ({ horizon, cash }: { horizon: number; cash: number }) => `${horizon} ${cash}`

describe('the map of members', () => {
  test('shows each of them once, in its row, from left to right', () => {
    fc.assert(
      fc.property(members, (all) => {
        const rows = [1, 2, 3, 4, 5].map((cash) => cellsOf(all, cash))
        for (const cells of rows) expect(cells).toEqual(cells.toSorted((a, b) => a.horizon - b.horizon))
        const shown = rows.flat().flatMap((cell) => cell.members)
        expect(shown).toHaveLength(all.length)
        expect(new Set(shown)).toEqual(new Set(all))
      }),
    )
  })

  test('keeps its marks apart on the narrowest phone, where it is 160 px by 160', () => {
    fc.assert(
      fc.property(members, (all) => {
        const spots = spotsOf(all)
        expect(spots).toHaveLength(all.length)
        for (const [i, one] of spots.entries())
          for (const other of spots.slice(i + 1))
            expect(Math.max(Math.abs(one.x - other.x) * 1.6, Math.abs(one.y - other.y) * 1.6)).toBeGreaterThan(14)
      }),
    )
  })
})

describe('the free corner', () => {
  test('never covers a member, stays on the map and holds a few words', () => {
    fc.assert(
      fc.property(members, (all) => {
        const free = freeCorner(all)
        if (!free) return
        const { horizon, cash, width, height } = free
        expect(width >= 3 && height >= 2 && horizon >= 1 && cash <= 5).toBe(true)
        expect(horizon + width - 1 <= 5 && cash - height + 1 >= 1).toBe(true)
        const isCovered = ({ place: one }: { place: Place }) =>
          one.horizon >= horizon && one.horizon < horizon + width && one.cash <= cash && one.cash > cash - height
        expect(all.filter(isCovered)).toEqual([])
      }),
    )
  })

  test('is the whole map where there is nothing, and none where somebody stands in the middle of each row', () => {
    expect(freeCorner([])).toEqual({ horizon: 1, cash: 5, width: 5, height: 5 })
    const middle = [1, 2, 3, 4, 5].map((cash) => ({ place: { horizon: 3, cash, pays: 'fees' as const } }))
    expect(freeCorner(middle)).toBeUndefined()
  })
})
