import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, describe, expect, test } from 'vitest'
import { readContent } from '../../src/model/read.ts'
import { copyProject } from '../../tools/copy-project.ts'
import { build } from '../support/build.ts'
import { sampleText } from '../support/sample.ts'

const root = copyProject()
afterAll(() => rmSync(root, { recursive: true }))
const file = join(root, 'content/pages/software/api/sample.md')
const built = (name: string) => readFileSync(join(root, 'dist', name), 'utf8')

describe('adding one Markdown file, with no other edit', () => {
  writeFileSync(file, sampleText({ aliases: ['/old/sample'] }))
  const outcome = build(root)
  const linksOf = (name: string, selector: string) =>
    parse(built(name))
      .querySelectorAll(`${selector} a`)
      .map((link) => link.getAttribute('href'))

  test('builds', async () => expect(await outcome).toMatchObject({ ok: true }))

  test('adds the page to the menu of every page', () =>
    expect(linksOf('index.html', 'header nav')).toContain('/software/api/sample'))

  test("adds it to its family's page and its division's", () => {
    expect(linksOf('software/api.html', 'main')).toContain('/software/api/sample')
    expect(linksOf('software.html', 'main')).toContain('/software/api/sample')
  })

  test('gives it a breadcrumb', () => {
    expect(linksOf('software/api/sample.html', 'nav[aria-label=Breadcrumb]')).toEqual(['/software', '/software/api'])
  })

  test('redirects its old address', () => {
    expect(built('old/sample.html')).toContain('url=/software/api/sample')
    expect(built('_redirects')).toContain('/old/sample /software/api/sample 301')
    expect(built('serve.json')).toContain('/old/sample')
  })

  test('keeps it out of the sitemap while it is in preparation', () => {
    expect(built('sitemap.xml')).not.toContain('/software/api/sample')
  })

  test('gives it to the tests, which loop over the same content', () => {
    expect(readContent(root, { today: new Date() }).pages.map(({ address }) => address)).toContain(
      '/software/api/sample',
    )
  })
})

describe('adding a published page', () => {
  test('adds it to the sitemap', async () => {
    const model = readFileSync('content/pages/software/api/stable-coins.md', 'utf8')
    const changed = model
      .replace(/^title: .*$/m, 'title: A published sample')
      .replace(
        /^description: .*$/m,
        `description: ${'A published page that exists only while a test runs. '.repeat(2).trim()}`,
      )
      .replace(/^summary: .*$/m, 'summary: A published sample page')
      .replace(/^order: .*$/m, 'order: 91')
    writeFileSync(file, changed)
    expect(await build(root)).toMatchObject({ ok: true })
    expect(built('sitemap.xml')).toContain('/software/api/sample<')
  })
})

describe('a mistake', () => {
  test('stops the build, and the message names the file, the field and the cure, without a stack trace', async () => {
    writeFileSync(file, sampleText({ title: undefined }))
    const { ok, output } = await build(root)
    rmSync(file)
    expect(ok).toBe(false)
    expect(output).toContain('content/pages/software/api/sample.md\n  title: is missing.\n  Add it; it is a text.')
    expect(output).not.toContain('    at ')
  })
})
