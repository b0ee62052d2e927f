import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { split } from './files.ts'
import { keepForm } from './save.ts'

/** As a form sends it: the fields as plain JSON, and the text as a box in a browser holds it. */
function said(file: string, text: string, change: (data: never) => void = () => {}) {
  const { yaml, body } = split(file, text)
  const data = JSON.parse(JSON.stringify(parse(yaml)))
  change(data as never)
  return { data, body: body.replaceAll('\r\n', '\n') }
}

/** The first text in some data that is one line. */
function firstText(data: unknown): [holder: Record<string, string>, key: string] | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  for (const [key, value] of Object.entries(data).reverse()) {
    if (typeof value === 'string' && !value.includes('\n')) return [data as Record<string, string>, key]
    const inner = firstText(value)
    if (inner) return inner
  }
  return undefined
}

const files = globSync('{content,tests/fixture/content}/**/*.{md,yaml}')

test.each(files)('%s with another text differs in one line', (file) => {
  const before = readFileSync(file, 'utf8')
  const after = keepForm(
    file,
    before,
    said(file, before, (data) => {
      const [holder, key] = firstText(data) ?? [{}, '']
      holder[key] = `${holder[key]}, [too]`
    }),
  )
  const [old, now] = [before.split('\n'), after.split('\n')]
  expect(now.filter((line, i) => line !== old[i])).toHaveLength(1)
  expect(now).toHaveLength(old.length)
})

test.each(files)('%s saved without a change is the same', (file) => {
  const before = readFileSync(file, 'utf8')
  expect(keepForm(file, before, said(file, before))).toBe(before)
})

const company = `# Facts
name: "Acme: Partners"
social: [] # none yet
pairs: [{ a: 1 }, { b: 2 }]
order: 9
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
    keepForm('company.yaml', company, said('company.yaml', company, change))

  test('leaves comments, quotes and lists on one line as they are', () => {
    const text = changed((data: { offices: { phone: string }[] }) =>
      Object.assign(data.offices[1] ?? {}, { city: 'Oslo, north', phone: '+47 3' }),
    )
    expect(text).toBe(company.replace('+47 2', '+47 3').replace('city: Oslo', 'city: Oslo, north'))
  })

  test('of a number is a number', () => {
    expect(changed((data: object) => Object.assign(data, { order: 1.5 }))).toBe(company.replace('9', '1.5'))
  })

  test('that moves an entry takes its form along', () => {
    const text = changed((data: { offices: object[] }) => data.offices.reverse())
    expect(text.indexOf('Oslo')).toBeLessThan(text.indexOf('Rome # the first'))
    expect(text).toContain('phone: "+47 2"')
  })

  test('that removes an entry leaves the others', () => {
    expect(changed((data: { offices: object[] }) => data.offices.pop())).toBe(company.split('  - city: Oslo')[0])
  })

  test('inside brackets is quoted where it has to be', () => {
    const text = changed((data: { offices: { address: string[] }[] }) =>
      data.offices[0]?.address.splice(0, 1, '1 Via, left'),
    )
    expect(text).toBe(company.replace('[1 Via, Rome]', '["1 Via, left", Rome]'))
  })

  test('adds a field and takes one away', () => {
    const text = changed((data: { order?: number; tagline?: string }) => {
      delete data.order
      data.tagline = 'Hello'
    })
    expect(text).toBe(`${company.replace('order: 9\n', '')}tagline: Hello\n`)
  })
})

const page = '---\nname: Page # short\nmission: |\n  One.\n\n  Two.\n---\n\nText.\n'

test('a text of several lines keeps its end', () => {
  const written = said('page.md', page, (data: { mission: string }) => {
    data.mission = 'One.\n\nThree.\n'
  })
  expect(keepForm('page.md', page, written)).toBe(page.replace('Two', 'Three'))
})

test('the Markdown below changes alone', () => {
  const after = page.replace('Text.', '{{name}} has :::note')
  expect(keepForm('page.md', page, said('page.md', after))).toBe(after)
})

test('line ends stay those of the file', () => {
  const windows = page.replaceAll('\n', '\r\n')
  expect(keepForm('page.md', windows, said('page.md', page.replace('Text', 'Words')))).toBe(
    windows.replace('Text', 'Words'),
  )
})

test('a new file has an empty line below its front matter', () => {
  expect(keepForm('new.md', undefined, { data: { name: 'New' }, body: 'Text.' })).toBe('---\nname: New\n---\n\nText.\n')
})

test('a list over several lines and a folded text stay so, when something else changes', () => {
  const odd = 'a: [one,\n  two] # c\n\n\nb: >\n  folded\n  text\nc: "x"\n'
  const written = said('odd.yaml', odd, (data: { c: string }) => {
    data.c = 'y'
  })
  expect(keepForm('odd.yaml', odd, written)).toBe(odd.replace('"x"', '"y"'))
})
