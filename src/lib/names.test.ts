import { describe, expect, test } from 'vitest'
import { atCompounds, midSentence } from './names.ts'

describe('compounds', () => {
  test.each([
    ['What changes for a long-horizon portfolio', ['What changes for a ', 'long-horizon', ' portfolio']],
    ['One-day settlement, one-day rules', ['', 'One-day', ' settlement, ', 'one-day', ' rules']],
    ['T-1', ['', 'T-1', '']],
    ['Nothing - to keep', ['Nothing - to keep']],
    ['Equity-compensation insurance', ['Equity-compensation insurance']],
    ['', ['']],
  ])('%j', (text, pieces) => {
    expect(atCompounds(text)).toEqual(pieces)
    expect(pieces.join('')).toBe(text)
  })
})

describe('mid sentence', () => {
  test.each([
    ['Digital Funds', 'digital funds'],
    ['API', 'API'],
    ['DarDen Apps', 'DarDen apps'],
  ])('%s', (name, expected) => expect(midSentence(name)).toBe(expected))
})
