import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { keepForm } from './keep.ts'
import { split } from './split.ts'

/** As the desk writes a file: everything anew, from its data, with texts trimmed. */
function asTheDeskWrites(file: string, text: string, change: (data: never) => void = () => {}): string {
  const { yaml, body } = split(file, text)
  const data = parse(yaml, (_key, value) => (typeof value === 'string' ? value.trim() : value))
  change(data as never)
  const written = stringify(data, { lineWidth: 0, singleQuote: true })
  return file.endsWith('.md') ? `---\n${written}---\n${body.trim()}\n` : written
}

test.each(globSync('content/**/*.{md,yaml}'))('%s saved without a change is the same file', (file) => {
  const before = readFileSync(file, 'utf8')
  expect(keepForm(file, before, asTheDeskWrites(file, before))).toBe(before)
})

const company = `# Facts
name: "Acme: Partners"
social: [] # none yet
offices:
  - city: Rome # the first
    address: [1 Via, Rome]
    phone: +39 1
  - city: Oslo
    address: [2 Gate, Oslo]
    phone: "+47 2"
`

describe('a change', () => {
  const changed = (change: (data: never) => void) =>
    keepForm('company.yaml', company, asTheDeskWrites('company.yaml', company, change))

  test('leaves comments, quotes and lists on one line as they are', () => {
    const text = changed((data: { offices: { phone: string }[] }) =>
      Object.assign(data.offices[1] ?? {}, { phone: '+47 3' }),
    )
    expect(text).toBe(company.replace('+47 2', '+47 3'))
  })

  test('that moves an entry takes its form along', () => {
    const text = changed((data: { offices: object[] }) => data.offices.reverse())
    expect(text.indexOf('Oslo')).toBeLessThan(text.indexOf('Rome # the first'))
    expect(text).toContain('phone: "+47 2"')
  })

  test('that removes an entry leaves the others', () => {
    expect(changed((data: { offices: object[] }) => data.offices.pop())).toBe(company.split('  - city: Oslo')[0])
  })

  test('adds a field, but none that says nothing', () => {
    const text = changed((data: object) => Object.assign(data, { tagline: 'Hello', open: false, notes: '' }))
    expect(text).toBe(`${company}tagline: Hello\n`)
  })
})

const page = '---\nname: Page # short\nmission: |\n  One.\n\n  Two.\n---\n\nText.\n'

test('a text of several lines keeps its end', () => {
  const written = asTheDeskWrites('page.md', page, (data: { mission: string }) => {
    data.mission = 'One.\n\nThree.'
  })
  expect(keepForm('page.md', page, written)).toBe(page.replace('Two', 'Three'))
})

test('the Markdown below changes alone', () => {
  expect(keepForm('page.md', page, asTheDeskWrites('page.md', page.replace('Text.', '{{name}} has :::note')))).toBe(
    page.replace('Text.', '{{name}} has :::note'),
  )
})

test('line ends stay those of the file', () => {
  const windows = page.replaceAll('\n', '\r\n')
  expect(keepForm('page.md', windows, asTheDeskWrites('page.md', page.replace('Text', 'Words')))).toBe(
    windows.replace('Text', 'Words'),
  )
})

test('a new file has an empty line below its front matter', () => {
  expect(keepForm('new.md', undefined, '---\nname: New\n---\nText.\n')).toBe('---\nname: New\n---\n\nText.\n')
})

test('a file whose YAML cannot be read is written anew', () => {
  expect(keepForm('a.yaml', 'a: [', 'a: 1\n')).toBe('a: 1\n')
})
