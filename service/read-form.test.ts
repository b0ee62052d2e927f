import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

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
