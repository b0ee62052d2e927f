import { describe, expect, test } from 'vitest'
import { fileProblems } from '../../src/model/launch/problems.ts'
import { standInsIn } from '../../src/model/launch/stand-ins.ts'
import { statementProblems } from '../../src/model/launch/statements.ts'

describe('stands in for something real', () => {
  test.each([
    ['https://www.example.com', 'web address'],
    ['https://example.org/linkedin', 'web address'],
    ['http://trato.example.net/a/b', 'web address'],
    ['https://quintara.example', 'web address'],
    ['Visit www.example.com today', 'web address'],
    ['https://site.test/', 'web address'],
    ['support@example.com', 'e-mail'],
    ['Write to legal@mail.example.org.', 'e-mail'],
    ['someone@quintara.example', 'e-mail'],
    ['+1 212 555 0142', 'telephone'],
    ['(212) 555-0199', 'telephone'],
    ['+1.212.555.0100', 'telephone'],
    ['+44 20 7946 0142', 'telephone'],
    ['020 7946 0999', 'telephone'],
    ['+44 7700 900123', 'telephone'],
    ['+65 5550 0142', 'telephone'],
    ['100 Example Avenue', 'postal'],
    ['20 example street', 'postal'],
    ['Singapore 000000', 'postal'],

    ['Lorem ipsum dolor', 'unfinished'],
    ['TODO: the price', 'unfinished'],
    ['Founder: [name]', 'unfinished'],
    ["[Founder's name]", 'unfinished'],
    ['[Who founded it]', 'unfinished'],
  ])('%s', (text, sort) => {
    const found = standInsIn(text)
    expect(found).toHaveLength(1)
    expect(found[0]?.what).toContain(sort)
  })
})

test.each([
  ['call +1 212 555 0142 now', '+1 212 555 0142'],
  ['tel:+12125550142', '+12125550142'],
  ['+64 9 555 0142', '+64 9 555 0142'],
  ['(212) 555-0199', '(212) 555-0199'],
  ['at 100 Example Avenue, New York', '100 Example Avenue'],
])('the whole of it is named: %s', (text, whole) => expect(standInsIn(text)[0]?.written).toBe(whole))

test.each([
  '+1 212 736 5000',
  '+1 212 555 2368',
  '+44 20 7219 4272',
  '+65 6225 5632',
  'info@quintara.com',
  'For example, common funds hold bonds.',
  'An example. Nothing more.',
  'Take the example of 100 000 homes',
  'Set an example: avenues of trees',
  'Ask for the [name](/trust) first',
  'The color #000000',
  'https://counterexample.com',
  'https://www.test.de',
  'https://example.com-pany.org',
  'He said that [the fund] was closed',
  '[See the terms](/terms)',
  'A test. Then another.',
  'It costs 1,000,000',
  '{{supportEmail}}',
  'todo lists and methods',
])('ordinary: %s', (text) => expect(standInsIn(text)).toEqual([]))

test('says in which field or line it stands', () => {
  const problems = fileProblems({
    file: 'content/pages/about.md',
    data: {
      team: [
        { role: 'Founder', links: [{ href: 'https://example.com/founder' }] },
        { name: 'A', role: 'B' },
      ],
    },
    body: 'One.\n\nWrite to a@example.com, or call +1 212 555 0142.',
    bodyLine: 12,
  })
  expect(problems.map(({ field, what }) => `${field}: ${what}`)).toEqual([
    'team[0].links[0].href: "https://example.com/founder" is an example web address.',
    'team[0].name: is missing: Founder has no name.',
    'text, line 14: "a@example.com" is an example e-mail address.',
    'text, line 14: "+1 212 555 0142" is a telephone number for examples.',
  ])
})

describe('a statement', () => {
  const statement = { file: 'content/a.md', says: 'It costs 5.', confirm: 'Confirm the price.' }

  test('is listed until it is confirmed', () => {
    const [problem] = statementProblems([statement], () => 'text: |\n  It costs\n  5. And more.')
    expect(problem).toMatchObject({ file: 'content/a.md', field: 'to confirm', what: '"It costs 5."' })
    expect(problem?.cure).toContain('Confirm the price.')
  })

  test('is stale where the file no longer makes it', () => {
    const [problem] = statementProblems([statement], () => 'It costs 6.')
    expect(problem).toMatchObject({ file: 'content/launch.yaml', field: '[0]' })
    expect(problem?.what).toContain('is stale')
  })

  test('names a file that is there', () => {
    expect(statementProblems([statement], () => undefined)[0]?.what).toContain('which is not there')
  })
})
