import { expect, test } from 'vitest'
import { paragraphs } from './paragraphs.ts'

test.each([
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One\nstill one.\n \n\nTwo.\n', ['One\nstill one.', 'Two.']],
  ['', []],
])('%j', (text, parts) => expect(paragraphs(text)).toEqual(parts))
