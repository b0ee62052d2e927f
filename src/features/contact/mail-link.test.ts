import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { career } from './fields.ts'
import { longestLink, mailLink } from './mail-link.ts'
import type { ContactMessage } from './rules.ts'
import { message as letter } from './sample-message.ts'

const linkOf = (more: Partial<ContactMessage> = {}, to = 'support@example.com') => mailLink({ ...letter, ...more }, to)

/** What a mail program finds in a link. It decodes each part by itself, and a plus sign is a plus sign. */
function read(href: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? []
  const parts = query.split('&').map((part) => part.split('=').map(decodeURIComponent))
  return { to: decodeURIComponent(to), ...(Object.fromEntries(parts) as { subject: string; body: string }) }
}

test('it has the address, the subject, the message, and who wrote it', () => {
  const { href, text, isWhole } = linkOf()
  expect(isWhole).toBe(true)
  expect(href).toMatch(/^mailto:support@example\.com\?subject=Software&body=/)
  expect(read(href)).toEqual({
    to: 'support@example.com',
    subject: 'Software',
    body: 'Please call me back.\r\n\r\nAda Byron\r\nada@example.com',
  })
  expect(text).toBe('Please call me back.\n\nAda Byron\nada@example.com')
})

test('an application names its position in the subject, and ends with it and the résumé', () => {
  const more = { inquiryType: career, position: 'Analyst', resume: 'https://example.com/ada?a=1&b=2' } as const
  const { subject, body } = read(linkOf(more).href)
  expect(subject).toBe('Career Opportunities: Analyst')
  expect(body).toMatch(/\r\nPosition: Analyst\r\nRésumé: https:\/\/example\.com\/ada\?a=1&b=2$/)
})

test('every line break is both characters, whichever was typed', () => {
  const { href } = linkOf({ message: 'one\ntwo\r\nthree\rfour\u2028five' })
  expect(href).toContain('one%0D%0Atwo%0D%0Athree%0D%0Afour%0D%0Afive%0D%0A%0D%0AAda')
})

test.each([
  'a & b',
  'a ? b',
  'a # b',
  '100 % b',
  '%0D%0A',
  'a + b = c',
  '"quoted" and \'so\'',
  '<b>',
  'Zoë 李 🙂 👩‍👩‍👧',
])('what means something in a link is only text: %s', (message) => {
  const { href } = linkOf({ message })
  expect(href).toMatch(/^mailto:[\w@.]+\?subject=Software&body=[^&?#"<>\s+=]*$/)
  expect(read(href).body).toContain(message)
})

test('an odd address stays one address', () => {
  const { href } = linkOf({}, 'a+b&cc=eve@example.com')
  expect(href.split(/[?&]/)).toHaveLength(3)
  expect(read(href).to).toBe('a+b&cc=eve@example.com')
})

test('a position cannot begin another header of the mail, or another line of it', () => {
  const position = 'Analyst\r\nBcc: eve@example.com\u2028and\u0000more'
  const { href, text } = linkOf({ inquiryType: career, position })
  expect(read(href).subject).toBe('Career Opportunities: Analyst Bcc: eve@example.com andmore')
  expect(text).toContain('\nPosition: Analyst Bcc: eve@example.com andmore')
})

test('half of a character does not break it, and characters that show nothing are left out', () => {
  expect(read(linkOf({ message: 'before \ud83d after\u0000\u0007' }).href).body).toContain('before \ufffd after\r\n')
})

describe('a text that is too long for a link', () => {
  const message = `${'A long letter. '.repeat(666)}The end 🙂`

  test('is left out of it: the mail asks for it, and it is there to be copied, whole', () => {
    const { href, text, isWhole } = linkOf({ message })
    expect(message.length).toBeGreaterThan(9_990)
    expect(isWhole).toBe(false)
    expect(read(href)).toMatchObject({ subject: 'Software', body: expect.stringMatching(/^Please paste [\w ]+\.$/) })
    expect(text).toBe(`${message}\n\nAda Byron\nada@example.com`)
  })

  test('is one that makes the link longer than it may be, by a single character', () => {
    // With room for what a browser may put in front of it.
    expect(longestLink).toBeLessThan(2_000)
    const rest = longestLink - linkOf({ message: '' }).href.length
    expect(linkOf({ message: 'x'.repeat(rest) })).toMatchObject({ isWhole: true })
    expect(linkOf({ message: 'x'.repeat(rest + 1) })).toMatchObject({ isWhole: false })
  })

  test('may be a position: the subject has as much of it as has room, and no character is cut', () => {
    const { href, text } = linkOf({ inquiryType: career, position: '👩‍👩‍👧'.repeat(80) })
    expect(href.length).toBeLessThanOrEqual(longestLink)
    expect(read(href).subject).toMatch(/^Career Opportunities: (?:👩|👧|\u200d)+$/u)
    expect(text).toContain('👩‍👩‍👧'.repeat(80))
  })
})

test('whatever was typed, the link can be followed and nothing that shows is lost', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 3000, size: 'max' })
  fc.assert(
    fc.property(anything, anything, (message, position) => {
      const { href, text, isWhole } = linkOf({ inquiryType: career, message, position })
      expect(href.length).toBeLessThanOrEqual(longestLink)
      expect(href).toMatch(/^mailto:[^\s"<>#]*$/)
      const { subject, body } = read(href)
      expect(subject).not.toMatch(/\p{Cc}/u)
      if (isWhole) expect(body).toBe(text.replaceAll('\n', '\r\n').replaceAll(/\p{Surrogate}/gu, '\ufffd'))
    }),
  )
})
