import { describe, expect, test } from 'vitest'
import { sampleText } from '../../tests/support/sample.ts'
import { typeset } from '../lib/typeset.ts'
import { parsePage } from './parse.ts'
import { ContentError } from './problems.ts'

const awkwardNames = ['Acme: Partners #1', 'O\'Neil\'s "Best"', '{{x}}', '<b>*[a](b)*</b>', '- dash', '--- "']
const facts = new Map([['name', 'Example Group']])
const parse = (text: string, file = 'content/pages/sample.md') => parsePage(file, text, facts)

/** The problems that reading a text reports. */
function problems(text: string, file?: string) {
  try {
    parse(text, file)
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
  return []
}

describe('a good page', () => {
  test('keeps its fields, its address, its file and its text', () => {
    const page = parse(`${sampleText()}\nHello.\n`)
    expect(page).toMatchObject({ name: 'Sample', address: '/sample', file: 'content/pages/sample.md', body: 'Hello.' })
  })

  test('has the company filled in wherever it is named', () => {
    const page = parse(`${sampleText({ name: 'At {{name}}' })}\nWe are {{ name }}.`)
    expect([page.name, page.body]).toEqual(['At Example Group', 'We are Example Group.'])
  })

  test('has its counts filled in wherever it counts, in the text that is rendered as well', () => {
    const values = new Map([...facts, ['count:offices', 'three']])
    const text = `${sampleText({ name: 'Our {{count:offices}} offices' })}\nAll {{ count:offices }} of {{name}}.`
    const page = parsePage('content/pages/sample.md', text, values)
    expect([page.name, page.body]).toEqual(['Our three offices', 'All three of Example Group.'])
    expect(page.markdown.trim()).toBe('All three of {{name}}.')
  })

  test('has the straight quotes of its fields set as in print, inside lists too', () => {
    const parts = [{ label: "The group's own", anchor: 'own' }]
    const page = parse(sampleText({ name: 'The "best" sample', parts }))
    expect([page.name, page.parts?.[0]?.label]).toEqual(['The “best” sample', 'The group’s own'])
  })

  test('keeps its text as it is written, too', () => {
    expect(parse(`${sampleText()}\nWe are {{ name }}.`).markdown.trim()).toBe('We are {{ name }}.')
  })

  test('has the quotes of its running text set, and those of nothing else', () => {
    const links = [1, 2].map((n) => ({ label: "Ada's", href: `https://x.example/o'neil/${n}` }))
    const team = [{ name: 'Ada', role: "The group's head", bio: 'Long enough. '.repeat(8), links }]
    const values = Array(4).fill({ icon: 'spark', title: "It's", description: 'Long enough, surely.' })
    const page = parse(
      sampleText({
        kind: 'about',
        status: undefined,
        glance: { what: 'Long enough', does: 'Long enough', doesNot: 'Long enough' },
        mission: 'Long enough. '.repeat(8),
        license: { heading: 'Long', text: 'Long enough. '.repeat(8), registers: 'Long enough. '.repeat(4) },
        values,
        team,
        divisions: { heading: 'Long' },
        next: { heading: "Let's talk", inquiry: 'Other' },
      }),
    )
    expect(page).toMatchObject({
      team: [{ role: 'The group’s head', links: [{ label: 'Ada’s', href: "https://x.example/o'neil/1" }, {}] }],
    })
  })

  test.each(awkwardNames)('is not bent by a company called %s', (name) => {
    const text = `${sampleText({ name: '{{name}}', description: `${'Long enough. '.repeat(6)}{{name}}` })}\n{{name}}`
    const page = parsePage('content/pages/sample.md', text, new Map([['name', name]]))
    expect([page.name, page.body]).toEqual([typeset(name), name])
    expect(page.description.endsWith(typeset(name))).toBe(true)
  })

  test('may be as long as a person counts: an emoji or a letter with an accent is one', () => {
    for (const one of ['👩‍👩‍👧‍👦', 'e\u0301'])
      expect(problems(sampleText({ title: `${one.repeat(23)} ${one.repeat(24)}` }))).toEqual([])
  })

  test('may use the line ends of any system', () => {
    expect(parse(sampleText().replaceAll('\n', '\r\n')).name).toBe('Sample')
  })
})

describe('bad input is refused with the file, the field, what is wrong and how to mend it', () => {
  test('a title of too many letters of two parts', () => {
    expect(problems(sampleText({ title: 'e\u0301'.repeat(49) }))[0]?.what).toMatch(/^has 49 ch/)
  })

  test('every problem of a file at once, with the place inside a list', () => {
    const text = sampleText({ kind: 'offering', facts: [{ label: 'Horizon' }], title: undefined })
    expect(problems(text).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'facts[0].value', 'steps']),
    )
  })

  test('the message reads file, field, what, cure', () => {
    const [problem] = problems(sampleText({ title: undefined }))
    const { message } = new ContentError(problem ? [problem] : [])
    expect(message).toContain('content/pages/sample.md\n  title: is missing.\n  Add it; it is a text.')
  })
})
