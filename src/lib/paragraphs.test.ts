import { expect, test } from 'vitest'
import { paragraphs } from './prose.ts'

test.each([
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One\nstill one.\n \n\nTwo.\n', ['One\nstill one.', 'Two.']],
  ['', []],
])('%j', (text, parts) => expect(paragraphs(text)).toEqual(parts))
