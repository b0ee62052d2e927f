import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneLine, plain } from './plain.ts'

test('colors, cursors and directions are shown as what they are: nothing to read', () => {
  expect(plain('a\u001b[31mred\u0007\u0000\u202eb\u009b')).toBe('a\ufffd[31mred\ufffd\ufffd\ufffdb\ufffd')
  expect(plain('one\r\ntwo\rthree\tfour')).toBe('one\ntwo\nthree\tfour')
  expect(plain('<b>Zoë & 李 🙂</b>')).toBe('<b>Zoë & 李 🙂</b>')
})

test('a line is one line, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(oneLine(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
      expect(plain(text)).not.toMatch(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u)
    }),
  )
  expect(oneLine('Ada\nBcc: all@example.com')).toBe('Ada Bcc: all@example.com')
})
