import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { besideOnMap } from '../../model/fund-map.ts'
import { byExit, cellClasses, type Fund, freeCorner, type Place } from './place.ts'

const step = fc.integer({ min: 1, max: 5 })
const place = fc.record({ horizon: step, cash: step, pays: fc.constantFrom('interest', 'rent', 'fees', 'irregular') })

/** What the content check lets through: at most two funds in a cell. */
const places = fc
  .array(place, { maxLength: 40 })
  .map((all) =>
    all.filter((one, i) => all.slice(0, i).filter((other) => cellOf(other) === cellOf(one)).length < 2),
  ) as fc.Arbitrary<Place[]>

const cellOf = ({ horizon, cash }: { horizon: number; cash: number }) => `${horizon} ${cash}`
const named = (all: readonly Place[]): Fund[] => all.map((place, i) => ({ name: `Fund ${i}`, href: `/f/${i}`, place }))

describe('the map of funds', () => {
  test('gives no two funds the same half of a cell', () => {
    fc.assert(
      fc.property(places, (all) => {
        const funds = byExit(named(all))
        const classes = funds.map((fund) => cellClasses(fund, funds))
        expect(new Set(classes).size).toBe(classes.length)
      }),
    )
  })

  test('a fund alone in its cell has all of it', () => {
    const [one] = named([{ horizon: 2, cash: 3, pays: 'rent' }])
    expect(one && cellClasses(one, [one])).toBe('x2 y3')
  })

  test('lists the quickest to leave first', () => {
    fc.assert(
      fc.property(places, (all) => {
        const cash = byExit(named(all)).map((fund) => fund.place.cash)
        expect(cash).toEqual(cash.toSorted())
      }),
    )
  })
})

describe('the free corner', () => {
  test('never covers a fund, stays on the map and holds a sentence', () => {
    fc.assert(
      fc.property(places, (all) => {
        const free = freeCorner(all)
        if (!free) return
        const { horizon, cash, width, height } = free
        expect(width >= 3 && height >= 2 && horizon >= 1 && cash <= 5).toBe(true)
        expect(horizon + width - 1 <= 5 && cash - height + 1 >= 1).toBe(true)
        const isCovered = (one: Place) =>
          one.horizon >= horizon && one.horizon < horizon + width && one.cash <= cash && one.cash > cash - height
        expect(all.filter(isCovered)).toEqual([])
      }),
    )
  })

  test('is the whole map where there is nothing, and none where a fund stands in each column of each row but one', () => {
    expect(freeCorner([])).toEqual({ horizon: 1, cash: 5, width: 5, height: 5 })
    const middle = [1, 2, 3, 4, 5].map((cash): Place => ({ horizon: 3, cash, pays: 'fees' }))
    expect(freeCorner(middle)).toBeUndefined()
  })
})

describe('the funds beside one on the map', () => {
  const at = (horizon: number, cash: number) => ({ address: `/${horizon}-${cash}`, place: { horizon, cash } })

  test('stand in its cell or one step away, never both ways at once, and it is none of them', () => {
    const own = at(3, 3)
    const inside = { ...own, address: '/the-other' }
    const all = [own, inside, at(3, 4), at(2, 3), at(4, 4), at(3, 5)]
    expect(besideOnMap(own, all)).toEqual([inside, at(3, 4), at(2, 3)])
  })
})
