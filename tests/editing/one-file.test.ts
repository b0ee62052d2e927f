import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parentAddress } from '../../src/model/address.ts'
import { copyProject } from '../../tools/copy-project.ts'
import { build } from '../support/build.ts'
import { fixture, fixturePage } from '../support/fixture.ts'
import { fixtureContent } from '../support/fixture-site.ts'
import { inPreparation, sampleFields } from '../support/sample.ts'
import { Editor } from './editor.ts'
import { article, articleText, offering, offeringText } from './texts.ts'

const project = copyProject(fixtureContent)
const dist = join(project, 'dist')
afterAll(() => rmSync(project, { recursive: true }))
const editor = new Editor(project)
const built = (name: string) => readFileSync(join(dist, name), 'utf8')

/** In the menu, and without a drawing of its members, which a new one would have to say something for. */
const inMenu = fixture.menu.flatMap(({ items }) => items.map(({ page }) => page))
const family = fixture.pages.find((page) => page.kind === 'family' && !page.figure && inMenu.includes(page.address))
if (family?.kind !== 'family') throw new Error('The fixture has no family to add a page to.')
const division = parentAddress(family.address)
const address = `${family.address}/sample`
const file = `content/pages${address}.md`

/** An article of the same category that is out: what holds for it must not hold for one whose day has not come. */
const model = fixturePage('article')
const category = parentAddress(model.address)
const later = `content${category}/from-the-future.md`
const draft = 'content/pages/workshop/unfinished.md'

let outcome: Awaited<ReturnType<typeof build>>
beforeAll(async () => {
  editor.add(file, sampleFields({ ...inPreparation, aliases: ['/old/sample'] }))
  const related = fixture.pages.filter(({ kind }) => kind === 'division').map((page) => page.address)
  const published = offering('Published sample', 'glass jars', family, related.slice(0, 2))
  editor.add(`content/pages${family.address}/published.md`, { ...published, order: 91 }, offeringText('glass jars'))
  editor.add(later, { ...article('the far future', related), date: '2999-12-31' }, articleText('the far future'))
  editor.add(draft, sampleFields({ kind: 'legal', status: 'draft' }), 'To be written.')
  // A host may set NODE_ENV to anything: a build is a build all the same.
  outcome = await build(project, { NODE_ENV: 'test' })
})

describe('adding one Markdown file, with no other edit', () => {
  const linksOf = (page: string, selector: string) =>
    parse(built(`${page.slice(1)}.html`))
      .querySelectorAll(`${selector} a`)
      .map((link) => link.getAttribute('href'))

  test('builds', () => expect(outcome).toMatchObject({ ok: true }))

  test("adds the page to the menu of every page, to its family's page and its division's, and gives it a breadcrumb", () => {
    expect(linksOf('/index', 'header nav')).toContain(address)
    for (const above of [family.address, division]) expect(linksOf(above, 'main')).toContain(address)
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
})

/** The built files that name something. */
const naming = (name: string) =>
  globSync('**/*.{html,xml,json}', { cwd: dist }).filter((file) => built(file).includes(name))

test.each([
  [
    'an article whose day has not come',
    `${later} is dated 2999-12-31 and left out of builds until then.`,
    'from-the-future',
  ],
  ['a draft', `${draft} is a draft and left out of builds.`, 'unfinished'],
])('%s has no page and is named in no file, which whoever builds is told', (_case, told, name) => {
  expect(outcome.output).toContain(told)
  expect([globSync(`**/*${name}*`, { cwd: dist }), naming(name)]).toEqual([[], []])
  // The same search finds an article that is out in each of these places.
  const places = [`${category.slice(1)}.html`, 'insights.html', 'sitemap.xml']
  expect(naming(model.address)).toEqual(expect.arrayContaining(places))
})

test('a mistake stops the build, and names the file, the field and the cure, without a stack trace', async () => {
  editor.add(file, sampleFields({ ...inPreparation, title: undefined }))
  const { ok, output } = await build(project)
  expect(ok).toBe(false)
  expect(output).toContain(`${file}:2\n  title: is missing.\n  Add it; it is a text.`)
  expect(output).not.toContain('    at ')
})
