import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysIn } from '../../lib/duration.ts'
import type { Span } from '../../model/schema/figures/lines.ts'
import { ladderFor, spanBars, spanLooks } from './spans.ts'

const time = fc
  .tuple(fc.integer({ min: 1, max: 100 }), fc.constantFrom('d', 'w', 'm', 'y'))
  .map(([n, unit]) => `${n}${unit}`)
const span = fc
  .record({ a: time, b: time, drawn: fc.constantFrom('solid', 'vague-from', 'vague-to', 'vague', 'ends') })
  .map(({ a, b, drawn }) => {
    const [from, to] = [a, b].toSorted((one, other) => daysIn(one) - daysIn(other))
    return { from, to, drawn } as Span
  })

const drawn = (one: Span) => spanBars(one, ladderFor([one.from, one.to]))

describe('a span', () => {
  test('stays on its scale, and can be seen', () => {
    fc.assert(
      fc.property(span, (one) => {
        const bars = drawn(one)
        expect(bars.length).toBeGreaterThan(0)
        for (const { start, end } of bars) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeLessThanOrEqual(1)
          expect(end).toBeGreaterThan(start)
        }
      }),
    )
  })

  test('has no look that the key leaves out, and the key none that no span has', () => {
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 6 }), (spans) => {
        const looks = new Set(spans.flatMap(drawn).map(({ look }) => look))
        // The ends of a line are solid too, and the line's own entry shows them.
        const shown = new Set(spanLooks(spans).flatMap((look) => (look === 'line' ? ['line', 'solid'] : [look])))
        expect(shown).toEqual(looks)
      }),
    )
  })

  test('is vague where only a word is given', () => {
    const looks = (which: Span['drawn']) => drawn({ from: '3y', to: '5y', drawn: which }).map(({ look }) => look)
    expect(looks('solid')).toEqual(['solid'])
    expect(looks('vague-from')).toEqual(['vague', 'solid'])
    expect(looks('vague-to')).toEqual(['solid', 'vague'])
    expect(looks('vague')).toEqual(['vague', 'solid', 'vague'])
    expect(looks('ends')).toEqual(['solid', 'line', 'solid'])
  })

  test('goes on where only a word ends it, and the scale ends first', () => {
    const goesOn = (to: string, which: Span['drawn']) =>
      drawn({ from: '3y', to, drawn: which }).some((bar) => bar.goesOn)
    expect(goesOn('10y', 'vague')).toBe(true)
    expect(goesOn('9y', 'vague')).toBe(false)
    expect(goesOn('10y', 'vague-from')).toBe(false)
  })
})

/** The scale at its narrowest, with all of its labels and without the minor ones, and the width of a letter. */
const widths = [
  { plot: 360, letter: 6.5, withMinor: true },
  { plot: 280, letter: 6.5, withMinor: false },
]

test.each(['10y', '11y', '100y'])('no two labels of a scale up to %s touch or crowd each other', (longest) => {
  for (const { plot, letter, withMinor } of widths) {
    const labels = ladderFor([longest])
      .rulings.filter(({ minor }) => withMinor || !minor)
      .flatMap(({ label, place }) => {
        if (label === undefined) return []
        const width = label.length * letter
        const left = place * plot - width * (place === 0 ? 0 : place === 1 ? 1 : 0.5)
        return { left, right: left + width }
      })
    for (const [i, { right }] of labels.slice(0, -1).entries()) expect(right + 6).toBeLessThan(labels[i + 1]?.left ?? 0)
  }
})
