import { describe, expect, test } from 'vitest'
import { inquiryLabels } from '../../src/model/inquiries.ts'
import { checklist, type Launch, listed, messageNotes, whoReplaces } from '../../src/model/launch/checklist.ts'
import { fileProblems, standInsIn } from '../../src/model/launch/placeholders.ts'
import { openStatements, statementsFile } from '../../src/model/launch/statements.ts'
import { parseYaml } from '../../src/model/parse.ts'
import { companySchema } from '../../src/model/schema/facts.ts'
import { site } from '../unit/mistakes/site.ts'

const company = parseYaml('content/company.yaml', site['content/company.yaml'] ?? '', companySchema)

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

test('a link is to be removed only where it can be', () => {
  const data = { site: 'https://www.example.com', social: [{ href: 'https://example.com/x' }] }
  const problems = fileProblems({ file: 'content/company.yaml', data, body: 'See https://example.com.', bodyLine: 9 })
  expect(problems.map(({ cure }) => cure.includes('remove the link'))).toEqual([false, true, true])
})

describe('a statement', () => {
  const list = `# Prices\n- file: content/a.md\n  says: It costs 5.\n  confirm: Confirm the price.\n  who: owner\n`
  const found = (texts: Record<string, string>) => openStatements((file) => texts[file])

  test('is listed until it is confirmed, with who confirms it and the line to remove', () => {
    const texts = { [statementsFile]: list, 'content/a.md': 'text: |\n  It costs\n  5. And more.' }
    const cure = 'Confirm the price. Then remove the entry: content/launch.yaml, line 2.'
    const what = '"It costs 5."'
    expect(found(texts)).toEqual([{ who: 'owner', file: 'content/a.md', field: 'to confirm', what, cure }])
  })

  test('is stale where the file no longer makes it', () => {
    const [problem] = found({ [statementsFile]: list, 'content/a.md': 'It costs 6.' })
    expect(problem).toMatchObject({ file: statementsFile, field: '[0]' })
    expect(problem?.what).toContain('is stale')
  })

  test('names a file that is there', () => {
    expect(found({ [statementsFile]: list })[0]?.what).toContain('which is not there')
  })

  test.each([
    ['no file', undefined],
    ['an empty one', ' \n'],
    ['only comments', '# Done.\n# All of it.\n'],
    ['an empty list', '[]\n'],
  ])('may be the last to go: %s', (_case, text) =>
    expect(found(text === undefined ? {} : { [statementsFile]: text })).toEqual([]),
  )

  test.each([
    [
      'nobody to answer it',
      list.replace('  who: owner\n', ''),
      'who: is missing.',
      'Use one of: owner, lawyer, people, engineer.',
    ],
    ['somebody unknown', list.replace('owner', 'boss'), 'who: is "boss", which is not known.', 'Use one of: owner'],
    ['a field of its own', `${list}  until: May\n`, 'field that nothing reads', 'Check its spelling'],
    ['no list around it', 'file: content/a.md\n', 'must be a list', 'Write each entry'],
    [
      'a colon in a text',
      list.replace('costs 5', 'costs: 5'),
      'has a second colon in its text.',
      'Put straight quotes',
    ],
  ])('with %s is told by its file, field and cure', (_case, text, what, cure) => {
    const said = () => found({ [statementsFile]: text })
    for (const part of [statementsFile, what, cure]) expect(said).toThrow(part)
  })
})

describe('the list', () => {
  const one = { file: 'content/a.md', field: 'to confirm', what: '"<b>5</b> & more"', cure: 'Confirm it.' }
  const launch: Launch = {
    name: 'Kites & Co',
    open: [
      { ...one, who: 'engineer' },
      { ...one, who: 'lawyer' },
      { ...one, what: '"6"', who: 'lawyer' },
    ],
    allowed: 0,
    notes: [{ who: 'owner', text: 'Messages stay.' }],
  }

  test('has a count and a heading for each who answers, and each file once below it', () => {
    expect(listed(launch)).toBe(`Not ready to launch: 3 things are left.

    2  For the lawyer
    1  For the engineer

== For the owner: nothing open

To know: Messages stay.

== For the lawyer: 2 open

content/a.md
  to confirm: "<b>5</b> & more"
    Confirm it.
  to confirm: "6"
    Confirm it.

== For the engineer: 1 open

content/a.md
  to confirm: "<b>5</b> & more"
    Confirm it.`)
    expect(listed({ ...launch, open: [] })).toContain('Ready to launch')
  })

  test('is printed with a day and a box for each, and shows what was quoted as it is', () => {
    const page = checklist(launch, '2027-01-31')
    expect(page.match(/<input type="checkbox">/g)).toHaveLength(3)
    for (const part of ['<h2>For the lawyer: 2</h2>', '2027-01-31', '&lt;b>5&lt;/b> &amp; more', 'Kites &amp; Co'])
      expect(page).toContain(part)
    expect(page).not.toContain('<b>')
  })
})

describe('messages', () => {
  const notes = (change: object) => messageNotes({ ...company, ...change }).map(({ who, text }) => `${who}: ${text}`)

  test('that stay in the browser are said to', () => {
    expect(notes({ messages: 'local' })).toEqual(["owner: Messages stay in the visitor's browser."])
  })

  test('that are mailed are listed by subject, with the reader of each; the engineer sets up mail', () => {
    const inquiryEmails = [{ inquiry: 'Career Opportunities', email: 'jobs@quintara.com' }]
    const [readers = '', mail] = notes({ messages: 'service', inquiryEmails })
    for (const label of inquiryLabels) expect(readers).toContain(`${label}: `)
    expect(readers).toContain('Career Opportunities: jobs@quintara.com')
    expect(readers).toContain(`Software: ${company.emails.support} (support`)
    expect(readers).toContain(`Media Inquiry: ${company.emails.press}`)
    expect(mail).toContain('SMTP_URL')
  })
})

test.each([
  ['content/company.yaml', 'site', 'engineer'],
  ['content/company.yaml', 'security.email', 'engineer'],
  ['content/company.yaml', 'emails.careers', 'people'],
  ['content/pages/about.md', 'team[0].name', 'people'],
  ['content/positions/analyst.md', 'text, line 3', 'people'],
  ['content/company.yaml', 'offices[0].phone', 'owner'],
])('a placeholder in %s, %s is for the %s', (file, field, who) => expect(whoReplaces({ file, field })).toBe(who))
