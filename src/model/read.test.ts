import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fixtureContent } from '../../tests/support/fixture-site.ts'
import { inPreparation, sampleText } from '../../tests/support/sample.ts'
import { readContent } from './read.ts'

test('the content of this site is read without a complaint', () => {
  expect(readContent('.', { today: new Date() }).pages.length).toBeGreaterThan(0)
})

describe('a folder of content', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'))
    cpSync(fixtureContent, join(root, 'content'), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string) => writeFileSync(join(root, 'content', file), text)

  /** Describes a page in these words, and tells how they are read. */
  function describeTerms(description: string) {
    const terms = readFileSync(join(fixtureContent, 'pages/terms.md'), 'utf8')
    write('pages/terms.md', terms.replace(/^description: .*/m, `description: ${JSON.stringify(description)}`))
    return () => readContent(root, { today: new Date() }).pages.find(({ address }) => address === '/terms')?.description
  }

  test('gains a page by gaining a file', () => {
    write('pages/workshop/kites/sample.md', sampleText(inPreparation))
    expect(readContent(root, { today: new Date() }).pages.map(({ address }) => address)).toContain(
      '/workshop/kites/sample',
    )
  })

  test('gains a page by gaining a position, which tells when its closing day is over', () => {
    const position = readFileSync(join(fixtureContent, 'positions/kite-maker.md'), 'utf8')
    const changed = position
      .replace(/^title: .*/m, 'title: Test Pilot')
      .replace(/^(summary|description| {2}text): (.*?)\.?$/gm, '$1: $2, sample')
      // No two pages may share a sentence.
      .replace(/(?<=\n---\n)[\s\S]*/, (body) =>
        body.replaceAll('. ', ' in a test. ').replaceAll('.\n', ' in a test.\n'),
      )
    const pilot = () =>
      readContent(root, { today: new Date() }).pages.find(({ address }) => address === '/careers/test-pilot')
    write('positions/test-pilot.md', changed)
    expect(pilot()).toMatchObject({ closed: false })
    write('positions/test-pilot.md', changed.replace('---', '---\ncloses: 2026-01-31'))
    expect(pilot()).toMatchObject({ closed: true })
  })

  test('counts what it has, and of its pages those that are published', () => {
    const told = describeTerms(
      'The harbor now has {{count:/harbor}} pages, {{count:offices}} offices and {{count:divisions}} divisions above it.',
    )
    expect(told()).toBe('The harbor now has one pages, two offices and three divisions above it.')
    const school = readFileSync(join(root, 'content/pages/harbor/evening-school.md'), 'utf8')
    write('pages/harbor/evening-school.md', school.replace('---', '---\nstatus: in-preparation'))
    expect(told).toThrow(/{{count:\/harbor}}, which is not known/)
  })

  test.each(['Acme: Partners', 'Acme #1 Group', "O'Neil & Söhne"])('may belong to a company called %s', (name) => {
    const company = readFileSync(join(root, 'content/company.yaml'), 'utf8')
    const told = describeTerms('{{name}} has a page that exists only while a test runs, long enough for the schema.')
    write('company.yaml', company.replace(/^name: .*/m, `name: ${JSON.stringify(name)}`))
    const { company: renamed } = readContent(root, { today: new Date() })
    expect(renamed.name).toBe(name.replace("'", '’'))
    expect(told()).toMatch(`${renamed.name} has a page`)
  })

  describe('with a draft in it', () => {
    const read = (withUnpublished = false) => readContent(root, { today: new Date(), withUnpublished })
    const draft = `${sampleText({ kind: 'legal', status: 'draft' })}\nTo be written.\n`
    const has = ({ pages }: ReturnType<typeof read>) =>
      pages.some(({ address }) => address === '/workshop/kites/sample')

    test('is read without it, and tells which it is', () => {
      write('pages/workshop/kites/sample.md', draft)
      expect(has(read())).toBe(false)
      expect(read().drafts).toEqual([
        { address: '/workshop/kites/sample', file: 'content/pages/workshop/kites/sample.md' },
      ])
    })

    test('is read with it by whoever writes', () => {
      write('pages/workshop/kites/sample.md', draft)
      expect(has(read(true))).toBe(true)
    })

    test('is read however unfinished it is', () => {
      write('pages/workshop/kites/sample.md', sampleText({ kind: 'legal', status: 'draft', title: undefined }))
      expect(has(read())).toBe(false)
      expect(() => read(true)).toThrow(/sample\.md:\d+\n {2}title: is missing/)
    })

    test('is refused where a published page links to it', () => {
      write('pages/workshop/kites/sample.md', draft)
      const legal = readFileSync(join(root, 'content/pages/terms.md'), 'utf8')
      write('pages/terms.md', `${legal}\nSee [what is to come](/workshop/kites/sample).\n`)
      expect(() => read()).toThrow(
        /terms\.md:\d+\n {2}line \d+: has a link to \/workshop\/kites\/sample, which is a draft\./,
      )
      expect(has(read(true))).toBe(true)
    })

    test('may have an article as its draft', () => {
      const lamps = readFileSync(join(root, 'content/insights/letters/lamps.md'), 'utf8')
      write('insights/letters/lamps.md', lamps.replace('---', '---\nstatus: "draft" # not yet'))
      const legal = readFileSync(join(root, 'content/pages/terms.md'), 'utf8')
      write('pages/terms.md', `${legal}\nSee [the lamps](/insights/letters/lamps).\n`)
      expect(() => read()).toThrow(/has a link to \/insights\/letters\/lamps, which is a draft/)
    })
  })

  test.each([
    ['to a file', 'pages/terms.md', 'pages/other.md'],
    ['to nothing', 'pages/gone.md', 'pages/other.md'],
    ['to a folder', 'pages/harbor', 'pages/port'],
    ['to itself, around', '.', 'pages/port'],
  ])('is refused for a link %s, which is not followed', (_to, target, file) => {
    symlinkSync(join(root, 'content', target), join(root, 'content', file))
    expect(() => readContent(root, { today: new Date() })).toThrow(
      `The content has a problem.\n\ncontent/${file}\n  file: is a link to another place, and is not read.`,
    )
  })

  test('may have a folder called like a file', () => {
    mkdirSync(join(root, 'content/pages/folder.md'))
    expect(readContent(root, { today: new Date() }).pages.length).toBeGreaterThan(0)
  })
})
