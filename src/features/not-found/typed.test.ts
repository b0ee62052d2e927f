import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsTyped } from './typed.ts'

test.each([
  ['/software/darden/trato/pricing', 'software darden trato pricing'],
  ['/stable-coins.html', 'stable coins'],
  ['/caf%C3%A9_menu', 'café menu'],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/<script>alert(1)</script>', 'script alert 1 script'],
  ['/', ''],
])('%s is looked for as "%s"', (path, words) => expect(wordsTyped(path)).toBe(words))

test('it never throws, and never says more than a line', () => {
  fc.assert(fc.property(fc.string({ maxLength: 5000 }), (path) => wordsTyped(`/${path}`).length <= 80))
})
