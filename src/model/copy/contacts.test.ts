import { expect, test } from 'vitest'
import type { Company } from '../schema/facts.ts'
import { contactProblems } from './contacts.ts'

const company = {
  emails: { support: 'support@kites.com' },
  offices: [{ address: ['20 Mill Lane', 'London'], phone: '+44 20 7123 0142', email: 'london@kites.com' }],
} as unknown as Company

const told = (text: string, file = 'content/pages/about.md') =>
  contactProblems(file, text, company).map(({ field, what }) => `${field}: ${what}`)

test.each([
  ['info@kites.io', 'Write to info@kites.io with it.', 'has the e-mail address'],
  ['info@kites.com', 'Write to info@kites.com with it.', 'has the e-mail address'],
  ['ada.m84@gmail.com', 'Ask Ada (ada.m84@gmail.com) about it.', 'a private mailbox'],
  ['ada@proton.me', '[Ada](mailto:ada@proton.me)', 'a private mailbox'],
  ['ada@yahoo.co.uk', 'summary: Ask ada@yahoo.co.uk', 'a private mailbox'],
  ['+1 212 555 0199', 'Call us at +1 212 555 0199 during the day.', 'has the phone number'],
  ['(212) 555-0199', 'Call us at (212) 555-0199 during the day.', 'has the phone number'],
  ['917-555-0133', 'In a hurry, call 917-555-0133.', 'has the phone number'],
  ['07700 900123', 'In a hurry, call 07700 900123.', 'has the phone number'],
  ['+12125550199', 'Call [us](tel:+12125550199).', 'has the phone number'],
  ['1-800-FLYKITE', 'Ring 1-800-FLYKITE now.', 'has the phone number'],
  ['5550 1234', 'Phone: 5550 1234', 'has the phone number'],
  ['ada (at) kites (dot) io', 'Write to ada (at) kites (dot) io.', 'has the e-mail address'],
  ['212 555 0199', 'Reach me on 212 555 0199.', 'has the phone number'],
  ['12 Main Street', 'Visit us at 12 Main Street.', 'sends people to'],
  ['12 Baker Street', 'Visit us at 12 Baker Street, second floor.', 'sends people to'],
  ['P.O. Box 12', 'Send it to P.O. Box 12.', 'sends people to'],
  ['{{pressEmail}}', '[{{careersEmail}}](mailto:{{pressEmail}})', 'shows {{careersEmail}} and leads to'],
  ['+442071230142', '[020 7123 0143](tel:+442071230142)', 'shows 020 7123 0143 and leads to'],
])('%s is told: %s', (written, text, says) => {
  const [first = ''] = told(`A line.\n${text}`).filter((what) => what.includes(written))
  expect(first).toMatch(/^line 2: /)
  expect(first).toContain(says)
})

test.each([
  // Told as facts that stand in company.yaml.
  'Write to Support@kites.com or call (020) 7123-0142, at 20 Mill Lane.',
  '[{{careersEmail}}](mailto:{{careersEmail}}?subject=Kites) and [write](mailto:{{pressEmail}})',
  '[020 7123 0142](tel:+442071230142)',
  'Report it to phishing@irs.gov or to press@ec.europa.eu.',
  'An example such as ada@example.com is none.',
  '---\nphone: +1 212 555 0142\n---\nA screen is drawn from fields.',
  'url: https://www.sec.gov/data/1053092/000095010318001572/212-555-0199.htm',
  'From 2008 to 2026 it rose by +12 to +1,000,000, and 300-4000 people came on 2026-11-18.',
  'A call on 2026-11-18 covers 100 000 000 shares; call options cost 1,000,000 dollars.',
  'In 2008 Wall Street fell. We work with 30 Wall Street banks.',
  'In an emergency call 911.',
  'We have come a long way since 1999 Fleet Street.',
])('is none: %s', (text) => expect(told(text)).toEqual([]))

test.each(['Call the FCA on 0800 111 6768.', 'Visit it at 99 Margaret Corbin Drive.'])(
  'an article may name those of others: %s',
  (text) => {
    expect(told(text, 'content/insights/blog/opinion/scams.md')).toEqual([])
    expect(told(text)).toHaveLength(1)
  },
)

test('among the company’s facts only a private mailbox is wrong', () =>
  expect(told('press: new@kites.com\nlegal: ada@gmail.com\nphone: +1 212 555 0199', 'content/company.yaml')).toEqual([
    'line 2: has "ada@gmail.com", a private mailbox.',
  ]))
