import { expect, test } from 'vitest'
import { secretProblems, withoutSecrets } from './secrets.ts'

const told = (text: string) => secretProblems('content/pages/about.md', text).map(({ what }) => what)

/** Put together here, so that nobody who looks for keys finds one in this file. */
const glued = (...parts: string[]) => parts.join('')

const hidden = [
  ['a key', `Use ${glued('AKIA', 'IOSFODNN7EXAMPLE')} for the upload.`],
  ['a key', `The token is ${glued('ghp', '_16C7e42F292c6912E7710c838347Ae178B4a')}.`],
  ['a key', `${glued('xox', 'b-123456789012-abcdefGHIJ')}`],
  ['a key', `stripe: ${glued('sk_', 'live_4eC39HqLyjWDarjtT1zdp7dc')}`],
  ['a key', `${glued('sk-', 'proj-4fG7hJ2kL9mN1pQ3rS5tU7vW9xY1zA3b')}`],
  ['a key', `${glued('AI', 'zaSyD-1234567890abcdefghijklmnopqrstu')}`],
  ['a key', `${glued('eyJ', 'hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc')}`],
  ['a key', 'Authorization: Bearer 9f8e7d6c5b4a39281706'],
  ['a key', 'api_key: 4f5g6h7j8k'],
  ['a key', 'aws_secret_access_key = wJalrXUtnFEMI/K7MDENG'],
  ['a password', 'Wi-Fi pw: kites2026'],
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['a name with its password', 'See postgres://ada:kites@db.example.org/main.'],
  ['a password', 'https://us02web.zoom.us/j/81234567890?pwd=abcdef'],
  ['a password', 'The password for the data room is Hunter2-Blue.'],
  ['a password', 'Sign in as admin with the password Sommer2026.'],
  ['a password', 'The password is "swordfish".'],
  ['a password', '# desk login: admin / Sommer2026'],
  ['a code', 'The door code is 4711.'],
  ['what looks like a key', 'Use q8ZrT2mW5xK9pL3vB7nC here.'],
  ['what looks like a key', 'Use 5f4dcc3b5aa765d61d8327deb882cf99 here.'],
  ['a social security number', 'Ada, 536-90-4399, was there.'],
  ['the number of a payment card', 'Pay with 4012 8888 8888 1881.'],
  ['the number of a payment card', 'Pay with 378282246310005.'],
  ['a bank account', 'Pay to FR14 2004 1010 0505 0001 3M02 606 within a week.'],
  ['a bank account', 'Pay to GB33BUKB20201555555555.'],
  ['a bank account', 'Pay to account 12345678 today.'],
  ['a wallet', 'Send it to 0x71C7656EC7ab88b098defB751B7401B5f6d8976F.'],
  ['the number of a passport', 'Her passport number is C01234567.'],
  ['a date of birth', 'Ada Miller, born on May 4, 1984, leads the desk.'],
] as const

test.each(hidden)('%s is told and not repeated: %s', (is, text) => {
  const [first = ''] = told(text)
  expect(first).toMatch(new RegExp(`^has ${is} \\(".{1,4}…"\\)\\.$`))
  const message = `says "x" in: ${text}`
  expect(withoutSecrets(message)).not.toBe(message)
})

test.each([
  'The server answers at 10.0.12.7 in the office.',
  'It is at 192.168.1.20.',
  'Open http://localhost:4321/about.',
  'The list is at intranet.kites.local in the usual folder.',
  'See wiki.kites.internal/plans.',
  'See file:///srv/kites.docx.',
  'It lies in C:\\Users\\ada\\kites.docx.',
  'It lies in /Users/ada/kites.docx.',
  'It lies on \\\\server\\share\\kites.docx.',
])('an inner place is told: %s', (text) =>
  expect(told(text)).toEqual([expect.stringMatching(/^has an? (address|place)/)]),
)

test.each([
  'We never ask for your password, the keys to a wallet or a code.',
  'A password is hashed with SHA-256, and a password of 12 characters is short.',
  'Choose a password: at least 12 characters.',
  'The password is 12-character long; a 256-bit key is longer.',
  'Your tool gets a signed token and no password.',
  'A script key is a key that nobody answers for.',
  'In tests use sk_test_4eC39HqLyjWDarjtT1zdp7dc or pk_live_4eC39HqL.',
  'password: ********',
  'The card ends in 4242, the account in 0142; the rest is XXXX XXXX XXXX.',
  'The number is XXX-XX-1120.',
  'The order 4111 1111 1111 1112 is no card, and DE89 3704 0044 0532 0130 01 no account.',
  'url: https://doi.org/10.1177/0956797613511824',
  'url: https://www.sec.gov/Archives/edgar/data/1053092/000095010318001572/dp86358_ex9901.htm',
  'url: https://www.youtube.com/watch?v=dQw4w9WgXcQabcDEF123',
  'The LEI is 5493001KJTIIGC8Y1R12, the ISIN US0378331005.',
  'value: "2030-01-31T12:00:00Z"',
  'id: 123e4567-e89b-12d3-a456-426614174000',
  'Section 10.2.3.1 of the rules, in version 10.0.12 of 2026.',
  'Keynes, born on June 5, 1883, wrote it. The fund was born in 2019.',
  'Local banks, internal rules and a corp. of engineers.',
  'Our address is /home, and and/or users/members.',
  'Each user signs, and 1099-DIV arrives.',
  'The test card 4242 4242 4242 4242, the account DE89 3704 0044 0532 0130 00, a router at 192.168.1.1',
  'PE 2026-11-18 and 2026-11-18T09:30.',
  '{{complaintsEmail}} and {{count:/insights}}',
])('is none: %s', (text) => {
  expect(told(text)).toEqual([])
  expect(withoutSecrets(text)).toBe(text)
})

test('every line is told by its number', () =>
  expect(secretProblems('f', 'a\n10.0.0.7\n\nThe PIN is 4711.').map(({ field }) => field)).toEqual([
    'line 2',
    'line 4',
  ]))
