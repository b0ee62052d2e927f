import { beforeAll, expect, test } from 'vitest'
import { readColors } from '../../styles/colors.ts'
import { type Card, cardSvg, type Typefaces } from './card.ts'
import { fitted, readTypeface, type Typeface } from './typeface.ts'

let face: Typeface
let faces: Typefaces
beforeAll(async () => {
  face = await readTypeface('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2', {
    opsz: 72,
    wght: 400,
  })
  faces = { display: face, text: face, strong: face }
})

const card: Card = {
  eyebrow: 'Software / Apps',
  heading: 'Trato',
  summary: 'What it is, in a line',
  company: 'Example Group',
  hands: ['lattice'],
}
const drawn = (shown: Card) => cardSvg(shown, faces, readColors())
const room = { width: 540, height: 252, sizes: [92, 68, 44], leading: 1.06 }

test('letters are outlines, and no text of an editor is in the picture', () => {
  const svg = drawn({ ...card, heading: '</svg><script>alert("1")</script> & “quotes” 🪁' })
  // Its own, that of the field and that of the logo.
  expect(svg.match(/<\/svg>/g)).toHaveLength(3)
  expect(svg).not.toMatch(/script|alert|&|NaN|undefined|🪁/)
})

test('what the typeface does not have is left out, and an accent it lacks is dropped', () => {
  expect(face('A🪁B', 50)).toEqual(face('AB', 50))
  expect(face('漢字', 50)).toEqual(face('', 50))
  expect(face('ḁ', 50)).toEqual(face('a', 50))
  expect(face('é', 50).drawn).not.toBe(face('e', 50).drawn)
})

test.each([
  ['a word', 'Trato', 1, 92],
  ['a headline', 'What tokenized farmland changes for a long-horizon portfolio', 4, 44],
])('%s takes the largest size that fits', (_case, text, mostLines, smallest) => {
  const { lines, size } = fitted(face, text, room)
  expect(lines.length).toBeLessThanOrEqual(mostLines)
  expect(size).toBeGreaterThanOrEqual(smallest)
})

test.each([
  ['sixty letters in one word', 'Rechtsschutzversicherungsgesellschaftenangestelltenverband'],
  ['more than there is room for', 'Many words that go on and on and never seem to end. '.repeat(8)],
  ['nothing', ''],
  ['blanks', '   '],
])('%s stays within its room', (_case, text) => {
  const { lines, size } = fitted(face, text, room)
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(room.width)
  expect(lines.length * size * room.leading).toBeLessThanOrEqual(room.height)
})

test('the same page is the same picture, and that of another division another', () => {
  expect(drawn(card)).toBe(drawn({ ...card }))
  expect(drawn({ ...card, hands: ['rings'] })).not.toBe(drawn(card))
})
