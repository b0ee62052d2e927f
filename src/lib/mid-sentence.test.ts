import { expect, test } from 'vitest'
import { midSentence } from './names.ts'

test.each([
  ['Digital Funds', 'digital funds'],
  ['API', 'API'],
  ['DarDen Apps', 'DarDen apps'],
])('%s', (name, expected) => expect(midSentence(name)).toBe(expected))
