import { expect, test } from 'vitest'
import { career } from './fields.ts'
import { validate } from './rules.ts'
import { apply, good, notALink, tooLong, tooShort } from './rules-samples.ts'

// What an application may add: a position, and a link to a résumé.

test('an application may name its position and a résumé; left empty, the message has neither', () => {
  const named = apply({ position: ' Analyst ', resume: ' https://example.com/ada.pdf ' })
  expect(named).toMatchObject({ ok: true, message: { position: 'Analyst', resume: 'https://example.com/ada.pdf' } })
  for (const empty of [undefined, null, '', '  '])
    expect(apply({ position: empty, resume: empty })).toEqual({ ok: true, message: { ...good, inquiryType: career } })
})

test('what belongs to an application is no part of another message, and never in its way', () => {
  const other = { ...good, position: 'x'.repeat(100), resume: 'no link' }
  expect(validate(other)).toEqual({ ok: true, message: good })
})

test('a position alone is no message', () => {
  expect(apply({ position: 'Quantitative Analyst', message: '' })).toMatchObject({
    errors: { message: tooShort.message },
  })
})

test('a position is as long as a line', () => {
  expect(apply({ position: 'x'.repeat(80) }).ok).toBe(true)
  expect(apply({ position: 'x'.repeat(81) })).toMatchObject({ errors: { position: tooLong.position } })
})

test.each([
  ['https://example.com/ada', 'https://example.com/ada'],
  ['http://example.com', 'http://example.com'],
  ['example.com/in/ada', 'https://example.com/in/ada'],
  ['example.com:8080/ada', 'https://example.com:8080/ada'],
  ['https://bücher.example/lebenslauf', 'https://bücher.example/lebenslauf'],
])('the link %s is %s', (typed, link) => expect(apply({ resume: typed })).toMatchObject({ message: { resume: link } }))

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'file:///etc/passwd',
  'mailto:ada@example.com',
  'https://',
  'https://localhost/ada',
  'https://ada:secret@example.com/',
  'my résumé',
  'https://example.com/a b',
  'https://example.com/\u0000',
  'https://example.com/\nBcc: bob@example.com',
  'https://example.com/\u202e',
  `https://example.com/${'x'.repeat(500)}`,
])('the link %j is refused', (resume) => expect(apply({ resume })).toMatchObject({ errors: { resume: notALink } }))
