import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameOrigin, oneLine, plain, readForm } from './read-form.ts'

describe('read form', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => value.isWellFormed() && !/[\0\r]/.test(value))

  test('whatever a browser sends is read as it was typed', () => {
    fc.assert(
      fc.property(fc.dictionary(text, text, { maxKeys: 20 }), (fields) => {
        const sent = new URLSearchParams(fields).toString()
        expect(Object.entries(readForm(sent) ?? {})).toEqual(Object.entries(fields))
      }),
    )
  })

  test('any text is a form or none, and never an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (body) => {
        const form = readForm(body)
        for (const value of Object.values(form ?? {})) expect(value).not.toContain('\0')
      }),
    )
  })

  test('line breaks are as they are in the form', () => {
    expect({ ...readForm('message=one%0D%0Atwo') }).toEqual({ message: 'one\ntwo' })
  })

  test('a name that every object has is a name like any other', () => {
    expect(Object.entries(readForm('__proto__=a') ?? {})).toEqual([['__proto__', 'a']])
    expect(readForm('constructor=a&toString=b')).toBeDefined()
  })
})

describe('plain', () => {
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
})

describe('same origin', () => {
  const host = 'www.example.com'

  test.each<[string, Record<string, string>, boolean]>([
    ['a browser', { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }, true],
    ['an older browser', { origin: 'https://www.example.com' }, true],
    ['a browser that keeps its origin to itself', { 'sec-fetch-site': 'same-origin' }, true],
    ['a page behind something that ends TLS', { origin: 'http://www.example.com' }, true],
    ['a program', {}, false],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
    ['another site in an older browser', { origin: 'https://evil.example' }, false],
    ['a neighbor', { origin: 'https://shop.example.com', 'sec-fetch-site': 'same-site' }, false],
    ['a name that only begins alike', { origin: 'https://www.example.com.evil.example' }, false],
    ['another port', { origin: 'https://www.example.com:8443' }, false],
    ['a frame without an origin', { origin: 'null' }, false],
    ['nonsense', { origin: '//' }, false],
  ])('%s', (_case, headers, answer) => expect(isSameOrigin(new Headers({ host, ...headers }))).toBe(answer))
})
