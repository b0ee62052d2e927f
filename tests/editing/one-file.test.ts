import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parentAddress } from '../../src/model/address.ts'
import { readContent } from '../../src/model/read.ts'
import { copyProject } from '../../tools/copy-project.ts'
import { build } from '../support/build.ts'
import { fixture } from '../support/fixture.ts'
import { fixtureContent } from '../support/fixture-site.ts'
import { inPreparation, sampleFields } from '../support/sample.ts'
import { Editor } from './editor.ts'
import { offering, offeringText } from './texts.ts'

const project = copyProject(fixtureContent)
afterAll(() => rmSync(project, { recursive: true }))
const editor = new Editor(project)
const built = (name: string) => readFileSync(join(project, 'dist', name), 'utf8')

/** In the menu, and without a drawing of its members, which a new one would have to say something for. */
const inMenu = fixture.menu.flatMap(({ items }) => items.map(({ page }) => page))
const family = fixture.pages.find((page) => page.kind === 'family' && !page.figure && inMenu.includes(page.address))
if (family?.kind !== 'family') throw new Error('The fixture has no family to add a page to.')
const division = parentAddress(family.address)
const address = `${family.address}/sample`
const file = `content/pages${address}.md`

describe('adding one Markdown file, with no other edit', () => {
  let outcome: Awaited<ReturnType<typeof build>>
  beforeAll(async () => {
    editor.add(file, sampleFields({ ...inPreparation, aliases: ['/old/sample'] }))
    const related = fixture.pages.filter(({ kind }) => kind === 'division').map((page) => page.address)
    const published = offering('Published sample', 'glass jars', family, related.slice(0, 2))
    editor.add(`content/pages${family.address}/published.md`, { ...published, order: 91 }, offeringText('glass jars'))
    outcome = await build(project)
  })
  const linksOf = (page: string, selector: string) =>
    parse(built(`${page.slice(1)}.html`))
      .querySelectorAll(`${selector} a`)
      .map((link) => link.getAttribute('href'))

  test('builds', () => expect(outcome).toMatchObject({ ok: true }))

  test('adds the page to the menu of every page', () => expect(linksOf('/index', 'header nav')).toContain(address))

  test("adds it to its family's page and its division's", () => {
    expect(linksOf(family.address, 'main')).toContain(address)
    expect(linksOf(division, 'main')).toContain(address)
  })

  test('gives it a breadcrumb', () => {
    expect(linksOf(address, 'nav[aria-label=Breadcrumb]')).toEqual([division, family.address])
  })

  test('redirects its old address', () => {
    expect(built('old/sample.html')).toMatch(`url=${address}`)
    expect(JSON.parse(built('_hosts/address-book.json')).moved).toMatchObject({ '/old/sample': address })
    expect(built('_hosts/nginx/maps.conf')).toContain(`"/old/sample" ${address};`)
  })

  test('adds it to the sitemap if it is published, and not while it is in preparation', () => {
    expect(built('sitemap.xml')).toContain(`${family.address}/published<`)
    expect(built('sitemap.xml')).not.toContain(address)
  })

  test('gives it to the tests, which loop over the same content', () => {
    const { pages } = readContent(project, { today: new Date() })
    expect(pages.map((page) => page.address)).toContain(address)
  })
})

describe('a mistake', () => {
  test('stops the build, and the message names the file, the field and the cure, without a stack trace', async () => {
    editor.add(file, sampleFields({ ...inPreparation, title: undefined }))
    const { ok, output } = await build(project)
    expect(ok).toBe(false)
    expect(output).toContain(`${file}:2\n  title: is missing.\n  Add it; it is a text.`)
    expect(output).not.toContain('    at ')
  })
})
