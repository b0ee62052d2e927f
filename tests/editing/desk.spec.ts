import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { inspectAll } from '../../src/model/gate.ts'
import { mostFileBytes } from '../../src/model/images/limits.ts'
import { readContent } from '../../src/model/read.ts'
import { deskServer } from '../../tools/edit/server.ts'
import { fixtureContent } from '../support/fixture-site.ts'
import { photograph } from '../support/photograph.ts'

// The desk complains in the console that it may ask nobody else, so these tests do not listen to it.

/** A copy of the small site's content with a desk over it, for each test its own. */
const desk = test.extend<{ root: string; origin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  root: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'desk-'))
    cpSync(fixtureContent, join(root, 'content'), { recursive: true })
    await use(root)
    rmSync(root, { recursive: true })
  },
  origin: async ({ root }, use) => {
    const server = deskServer(root)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    await use(`http://localhost:${(server.address() as AddressInfo).port}`)
    server.close()
  },
})

desk.use({ viewport: { width: 1280, height: 2400 } })
desk.slow()

const editor = (page: Page) => page.getByRole('group', { name: 'Content Editor' })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function saved(page: Page) {
  await save(page)
  await editor(page).waitFor({ state: 'hidden' })
}

const linesThatDiffer = (before: string, after: string) =>
  after.split('\n').filter((line, i) => line !== before.split('\n')[i])

desk('a fact of the company changes alone, and the comments around it stay', async ({ page, root, origin }) => {
  const file = join(root, 'content/company.yaml')
  const before = readFileSync(file, 'utf8')
  await page.goto(`${origin}/#/collections/facts/entries/company`)
  await box(page, 'Tagline').fill('Five divisions, one group')
  await saved(page)
  const after = readFileSync(file, 'utf8')
  expect(linesThatDiffer(before, after)).toEqual(['tagline: Five divisions, one group'])

  await page.goto(`${origin}/#/collections/facts/entries/company`)
  await box(page, 'Tagline').fill(/tagline: (.*)/.exec(before)?.[1] ?? '')
  await saved(page)
  expect(readFileSync(file, 'utf8')).toBe(before)
})

desk('an article gets another headline and another paragraph', async ({ page, root, origin }) => {
  const article = readContent(root, { today: new Date() }).pages.find(({ kind }) => kind === 'article')
  if (!article) throw new Error('The small site has no article.')
  const file = join(root, article.file)
  const before = readFileSync(file, 'utf8')
  const collection = dirname(article.file).replaceAll('/', '-')
  await page.goto(`${origin}/#/collections/${collection}/entries/${article.address.split('/').at(-1)}`)
  await box(page, 'Heading').fill('Paying people in stablecoins')
  const text = box(page, 'Text').last()
  await text.fill(`${await text.inputValue()}\n\n{{name}} pays nobody *this* way.`)
  await saved(page)
  const after = readFileSync(file, 'utf8')
  expect(after).toBe(
    `${before.replace(/^heading: .*$/m, 'heading: Paying people in stablecoins')}\n{{name}} pays nobody *this* way.\n`,
  )
})

/** As long as a position must be, and no two sentences alike. */
const report = Array.from({ length: 25 }, (_, i) => `Flight ${i + 1} is written down on the day it was flown.`).join(
  ' ',
)

desk('a new position is a file that the build takes', async ({ page, root, origin }) => {
  await page.goto(`${origin}/#/collections/positions/new`)
  await box(page, 'Title').fill('Test Pilot')
  await box(page, 'Department').fill('Technology')
  await box(page, 'Location').fill('Remote')
  await box(page, 'Type').fill('Full-time')
  await box(page, 'Summary').fill('Flies what others have drawn')
  await box(page, 'Description').fill(
    'A full-time remote role for a pilot who tests new machines, writes down what happened and tells it plainly.',
  )
  for (const entry of ['You have flown before', 'You land where you meant to', 'You write clear reports']) {
    await page.getByRole('button', { name: /^Add .*Requirements/ }).click()
    await page
      .getByRole('group', { name: /Requirements/ })
      .getByRole('textbox')
      .last()
      .fill(entry)
  }
  await box(page, 'Text').last().fill(report)
  await saved(page)
  const { pages } = readContent(root, { today: new Date() })
  expect(pages.find(({ address }) => address === '/careers/test-pilot')).toMatchObject({ name: 'Test Pilot' })
})

desk('an image is added beside an article, and shown in it', async ({ page, root, origin }) => {
  const folder = 'content/insights/letters'
  await page.goto(`${origin}/#/assets/${folder}`)
  await page.getByRole('button', { name: 'Upload New Assets' }).first().waitFor()
  const file = { name: 'My Gravel.jpg', mimeType: 'image/jpeg', buffer: await photograph() }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('my-gravel.jpg').first().waitFor()
  await expect.poll(() => existsSync(join(root, folder, 'my-gravel.jpg'))).toBe(true)
  expect(readFileSync(join(root, folder, 'my-gravel.jpg')).equals(file.buffer)).toBe(true)

  await page.goto(`${origin}/#/collections/content-insights-letters/entries/lamps`)
  const text = box(page, 'Text').last()
  await text.fill(`${await text.inputValue()}\n\n![Gravel on the beach](my-gravel.jpg "After the tide.")`)
  await saved(page)
  const { problems, images } = await inspectAll(root, { today: new Date() })
  expect([problems, [...images.keys()]]).toEqual([[], [`${folder}/my-gravel.jpg`]])
})

desk("the schema's limits are told in the form, and nothing is saved", async ({ page, root, origin }) => {
  const file = join(root, 'content/pages/about.md')
  const before = readFileSync(file, 'utf8')
  await page.goto(`${origin}/#/collections/pages-about/entries/about`)
  await box(page, 'Title').first().fill('A title that is far too long for the tab of any browser')
  await save(page)
  await page.getByRole('alert').filter({ hasText: '48' }).waitFor()
  expect(readFileSync(file, 'utf8')).toBe(before)
})

desk('nobody else is asked for anything, and no other website may write', async ({ page, root, origin }) => {
  const answered: string[] = []
  page.on('response', (response) => answered.push(new URL(response.url()).origin))
  await page.goto(origin)
  await page.getByText('Positions').first().waitFor()
  expect(new Set(answered)).toEqual(new Set([origin]))

  const put = (path: string, from: string, body: string | Uint8Array<ArrayBuffer> = 'x') =>
    fetch(`${origin}/files/${path}`, { method: 'PUT', body, headers: { origin: from } })
  expect((await put('content/menu.yaml', 'https://elsewhere.example')).status).toBe(403)
  expect((await put('content/..%2Fpackage.json', origin)).status).toBe(400)
  // Images only where texts are, only what they are called, and only as large as one may be.
  expect((await put('content/kite.png', origin)).status).toBe(400)
  expect((await put('content/pages/..%2F..%2Fkite.png', origin)).status).toBe(400)
  expect((await put('content/pages/kite.html', origin)).status).toBe(400)
  expect((await put('content/pages/kite.png', origin)).status).toBe(400)
  expect((await put('content/pages/kite.png', origin, new Uint8Array(mostFileBytes + 1))).status).toBe(413)
  expect(readFileSync(join(root, 'content/menu.yaml'), 'utf8')).toBe(
    readFileSync(join(fixtureContent, 'menu.yaml'), 'utf8'),
  )
})
