import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { subpaths } from '../../tests/support/path-points.ts'
import { type Art, draw } from './draw.ts'

const hero = { width: 384, height: 192 }
const frames = [hero, { width: 540, height: 486 }, { width: 400, height: 150 }, { width: 72, height: 72 }]

const upTo = (min: number, max: number) => fc.integer({ min, max })
const words = fc.array(fc.array(upTo(5, 160), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })
const letters = fc.string({ unit: fc.constantFrom('.', 'i', '|', '!'), minLength: 12, maxLength: 96 })

/** Whatever a page may say, within the limits of its fields. */
const contents: Record<string, fc.Arbitrary<Art>> = {
  lattice: fc.record({ style: fc.constant('lattice'), capabilities: upTo(4, 6), steps: upTo(3, 5) }),
  'lattice of a family': fc.record({
    style: fc.constant('lattice'),
    members: fc.record({ published: upTo(1, 60), preparing: upTo(0, 20) }),
  }),
  curves: fc.record({
    style: fc.constant('curves'),
    waves: fc.constantFrom(0.8, 1, 1.5, 2, 3, 4, 5, 6.5),
    lines: upTo(9, 16),
  }),
  paths: fc.record({ style: fc.constant('paths'), capabilities: upTo(2, 8), steps: upTo(1, 5) }),
  rings: fc.record({ style: fc.constant('rings'), sections: words, marks: upTo(0, 7) }),
  'rings of a list': fc.record({
    style: fc.constant('rings'),
    dials: fc.array(upTo(0, 6), { minLength: 1, maxLength: 6 }),
  }),
  circles: fc.record({ style: fc.constant('circles'), audiences: upTo(2, 4), steps: upTo(3, 5), offers: upTo(3, 6) }),
  tally: fc.record({ style: fc.constant('tally'), rows: fc.array(letters, { minLength: 1, maxLength: 8 }) }),
}

const paths = ['faint', 'strong', 'accent', 'stops'] as const

/** How many lines, cells or ticks of each sort a field has. */
const countsOf = (art: Art, seed: string) => {
  const drawing = draw(art, seed, hero)
  return paths.map((path) => subpaths(drawing[path] ?? '').length)
}
/** What makes a field another one. Paragraphs that are all longer by the same share are the same tree. */
const shapeOf = (art: Art) =>
  JSON.stringify('sections' in art ? { ...art, sections: art.sections?.map(({ length }) => length) } : art)
const dataOf = (art: Art, seed = '/page', frame = hero) => {
  const drawing = draw(art, seed, frame)
  return paths.map((path) => drawing[path] ?? '').join('')
}

describe.each(Object.entries(contents))('%s', (_name, content) => {
  test('says the same for the same page', () => {
    fc.assert(
      fc.property(content, fc.string(), (art, seed) => {
        expect(dataOf(art, seed)).toBe(dataOf({ ...art }, seed))
      }),
    )
  })

  test('is another for other content', () => {
    fc.assert(
      fc.property(content, content, (art, other) => {
        fc.pre(shapeOf(art) !== shapeOf(other))
        expect(dataOf(other)).not.toBe(dataOf(art))
      }),
    )
  })

  test('a seed alone changes no count', () => {
    fc.assert(
      fc.property(content, fc.string(), fc.string(), (art, seed, other) => {
        expect(countsOf(art, other)).toEqual(countsOf(art, seed))
      }),
    )
  })

  test('stays between the top and the bottom of its frame, and curves alone run past its sides', () => {
    fc.assert(
      fc.property(content, fc.string(), fc.constantFrom(...frames), (art, seed, frame) => {
        const isOut = (place: number, end: number) => place < -0.1 || place > end + 0.1
        const out = subpaths(dataOf(art, seed, frame))
          .flat()
          .filter(({ x, y }) => isOut(y, frame.height) || (art.style !== 'curves' && isOut(x, frame.width)))
        expect(out).toEqual([])
      }),
    )
  })

  test('costs a page less than 600 bytes', () => {
    fc.assert(
      fc.property(content, fc.webPath(), (art, seed) => {
        expect(brotliCompressSync(dataOf(art, seed)).length).toBeLessThan(600)
      }),
    )
  })
})

test('a longer paragraph has a wider ring', () => {
  const widthOf = (words: number) => {
    const { faint, strong } = draw({ style: 'rings', sections: [[40, words, 40], [40]] }, '/page', hero)
    const radii = [...`${faint}${strong}`.matchAll(/a(\S+) \S+ 0 1 0 \d/g)].map(([, r]) => Number(r))
    const [first = 0, second = 0] = [...new Set(radii)].sort((a, b) => a - b)
    return second - first
  }
  expect(widthOf(60)).toBeGreaterThan(widthOf(40))
  expect(widthOf(40)).toBeGreaterThan(widthOf(30))
})

test('a small form is the hand of its division, whatever the page says', () => {
  const card = { width: 72, height: 72 }
  const art: Art = { style: 'circles', audiences: 3, steps: 5, offers: 6 }
  expect(draw(art, '/a', card)).toEqual(draw({ style: 'circles' }, '/a', card))
})
