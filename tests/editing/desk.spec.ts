import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { listening } from '../../deploy/local/server.ts'
import { spoken } from '../../src/lib/names.ts'
import { deskServer } from '../../tools/edit/server.ts'
import { axeFindings, expectAccessible } from '../support/axe.ts'
import { listenTo } from '../support/complaints.ts'
import { photograph } from '../support/photograph.ts'
import { sideways } from '../support/reach.ts'
import {
  both,
  button,
  desk,
  failure,
  field,
  fileAt,
  gate,
  linesThatDiffer,
  openForm,
  reading,
  save,
  saved,
  status,
} from './desks.ts'

const company = 'content/company.yaml'
const about = 'content/pages/about.md'
const title = (page: Page) => page.locator('form h2')

desk('a fact changes alone, and the comments around it stay', async ({ page, root, origin }) => {
  const before = `# The facts.\n${reading(root, company).replace(/^site: /m, '# One day.\n$&')}`
  writeFileSync(join(root, company), before)
  await openForm(page, origin, company)
  const tagline = await field(page, 'tagline').inputValue()
  await field(page, 'tagline').fill('Five divisions, one group')
  await saved(page)
  expect(linesThatDiffer(before, reading(root, company))).toEqual(['tagline: Five divisions, one group'])
  await field(page, 'tagline').fill(tagline)
  await saved(page)
  expect(reading(root, company)).toBe(before)
})

desk('what is wrong stands at its field, in the words of the check', async ({ page, root, origin }) => {
  const before = reading(root, about)
  await openForm(page, origin, about)
  const title = 'A title that is far too long for the tab of any browser'
  await field(page, 'title').fill(title)
  await field(page, 'order').fill('0')
  const text = field(page, 'text-below')
  await text.fill(`${await text.inputValue()}\n\n[A page](/nowhere) is missing.`)
  await save(page)
  await expect(field(page, 'title')).toBeFocused()
  await expect(field(page, 'title')).toHaveAttribute('aria-invalid', 'true')
  expect(reading(root, about)).toBe(before)
  const told = await page.locator('[id^="told-"] li').allTextContents()

  // By hand, in a copy: the same mistakes, told by content:check.
  const changed = before.replace(/^title: .*$/m, `title: ${title}`).replace(/^order: .*$/m, 'order: 0')
  writeFileSync(join(root, about), `${changed.trimEnd()}\n\n[A page](/nowhere) is missing.\n`)
  const { problems } = await gate(root)
  const said = problems.filter(({ file }) => file === about).map(({ what, cure }) => `${what} ${cure}`)
  expect(said.length).toBeGreaterThan(1)
  expect(told.map((words) => words.replace(/^In “.*”: /, '').trim()).sort()).toEqual(said.sort())
})

desk('a mistake is told at the field that makes it, in an entry that was closed, too', async ({ page, origin }) => {
  await openForm(page, origin, about)
  const entry = page.locator('details', { has: field(page, 'values[1].title') })
  await entry.locator('summary').click()
  await field(page, 'values[1].title').fill('Our profits are guaranteed')
  await entry.locator('summary').first().click()
  await expect(entry.locator('.inside')).toHaveText('To mend')
  await expect(field(page, 'values[1].title')).toBeHidden()
  await save(page)
  await expect(field(page, 'values[1].title')).toBeFocused()
  await expect(page.locator('[id="told-values[1].title"]')).toContainText('claims "profits are guaranteed"')
  await expect(field(page, 'text-below')).not.toHaveAttribute('aria-invalid')
})

desk('a word that is in no dictionary is known once it is said to be right', async ({ page, root, origin }) => {
  await openForm(page, origin, about)
  await field(page, 'summary').fill('Kites and bolderdash for people')
  const told = page.locator('[id="told-summary"] .warning')
  await expect(told).toContainText('bolderdash')
  await expect(field(page, 'summary')).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('.bar')).toContainText('1 to look at')
  await button(page, '“bolderdash” is right').click()
  await expect(told).toHaveCount(0)
  const words = reading(root, 'content/words.txt')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(words).toContain('bolderdash')
  expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en')))
  await expect(page.locator('.bar')).not.toContainText('to look at')
})

desk('what a save would break elsewhere is told first, and may be saved', async ({ page, root, origin }) => {
  await openForm(page, origin, company)
  await field(page, 'careers.departments[0]').fill('Another')
  await save(page)
  const summary = page.getByRole('region', { name: 'What the check says' })
  await expect(summary).toContainText('content/positions/')
  expect(reading(root, company)).not.toContain('Another')
  const caused = (await summary.locator('li').allTextContents()).map((words) => words.trim())
  await button(page, 'Save anyway').click()
  await expect(status(page)).toHaveText('Saved.')
  const { problems } = await gate(root)
  expect(caused).toEqual(problems.map(({ file, field, what, cure }) => `${file} ${spoken(field)}: ${what} ${cure}`))
})

desk('a file that was changed elsewhere is not written over: both are shown', async ({ page, root, origin }) => {
  await openForm(page, origin, about)
  await field(page, 'summary').fill('What the form says of it')
  const theirs = reading(root, about).replace(/^summary: .*$/m, 'summary: What somebody else says of it')
  writeFileSync(join(root, about), theirs)
  await save(page)
  await expect(both(page).locator('mark')).toHaveText([/somebody else/, /the form says/])
  expect(reading(root, about)).toBe(theirs)
  expect(await axeFindings(page)).toEqual([])

  await button(page, 'Take theirs').click()
  await expect(field(page, 'summary')).toHaveValue('What somebody else says of it')
  await field(page, 'summary').fill('What the form says of it')
  writeFileSync(join(root, about), theirs.replace('somebody else', 'a third one'))
  await save(page)
  await button(page, 'Keep mine').click()
  await expect(status(page)).toHaveText('Saved.')
  expect(linesThatDiffer(theirs, reading(root, about))).toEqual(['summary: What the form says of it'])
})

desk('a read-only file and one that was removed are said to be so', async ({ page, root, origin }) => {
  const before = reading(root, about)
  await openForm(page, origin, about)
  await field(page, 'summary').fill('What the form says of it')
  chmodSync(join(root, about), 0o444)
  await save(page)
  await expect(failure(page)).toContainText(`${about} was not written: it is read-only.`)
  expect(reading(root, about)).toBe(before)
  await expect(field(page, 'summary')).toHaveValue('What the form says of it')

  rmSync(join(root, about))
  await save(page)
  await expect(both(page)).toContainText('removed or moved')
  expect(existsSync(join(root, about))).toBe(false)
  await button(page, 'Write it anew').click()
  await expect(status(page)).toHaveText('Saved.')
  expect(reading(root, about)).toContain('summary: What the form says of it')
  expect((await gate(root)).problems).toEqual([])
})

desk('a file that is no YAML is opened as text, and mended there', async ({ page, root, origin }) => {
  const before = reading(root, about)
  writeFileSync(join(root, about), before.replace(/^name: /m, 'name: ['))
  await openForm(page, origin, about)
  await save(page)
  await expect(page.locator('[id="told-text-below"]')).toContainText('In “')
  await field(page, 'text-below').fill(before)
  await saved(page)
  expect(reading(root, about)).toBe(before)
})

/** Opens the form of a new file that starts from the first of a family that fits. */
async function addTo(page: Page, origin: string, fits: (path: string) => boolean, name: string) {
  const model = await fileAt(origin, fits)
  await page.goto(origin)
  await page.getByLabel('Find a file').fill(model)
  await page.getByRole('button', { name: /^Add an? .* to / }).click()
  await expect(page.getByLabel('Its name')).toBeFocused()
  await page.getByLabel('Its name').fill(name)
  await page.getByLabel('Start from').selectOption(model)
  await button(page, 'Open its form').click()
  await page.locator('form .bar').waitFor()
  // For visitors: a draft may say what it likes.
  await field(page, 'status').selectOption('')
  return model
}

/** Says every sentence that the check objects to in other words. */
async function sayItAnew(page: Page) {
  await save(page)
  await expect(page.getByRole('region', { name: 'What the check says' })).toContainText('to be mended')
  const paths = await page.locator('form [aria-invalid]').evaluateAll((boxes) => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details:has([aria-invalid])')) fold.open = true
    return boxes.map(({ id }) => id)
  })
  for (const path of paths) {
    const text = await field(page, path).inputValue()
    if (/[a-z][.?]/.test(text)) await field(page, path).fill(text.replaceAll(/([a-z])([.?])/g, '$1$1$2'))
  }
}

const sentence = 'For people who fly by day and by night, and want to read in plain words what a new one is for'

desk('a new article has an image beside it', async ({ page, root, origin }) => {
  const isArticle = (path: string) => path.startsWith('content/insights/')
  const folder = dirname(await addTo(page, origin, isArticle, 'Gravel & Sand'))
  await field(page, 'heading').fill('What gravel does by night')
  await field(page, 'title').fill('What gravel does by night')
  await field(page, 'summary').fill('A short note on gravel')
  await field(page, 'description').fill(`${sentence}.`)
  await sayItAnew(page)
  await page.getByText('Add an image').click()
  const buffer = await photograph()
  await field(page, 'image').setInputFiles({ name: 'My Gravel.jpg', mimeType: 'image/jpeg', buffer })
  await field(page, 'image-shows').fill('Gravel on the beach')
  await field(page, 'image-caption').fill('After the tide.')
  await button(page, 'Add the image').click()
  await expect(field(page, 'text-below')).toHaveValue(/!\[Gravel on the beach\]\(my-gravel.jpg "After the tide."\)/)
  await saved(page)
  await expect(title(page)).toHaveText('Gravel & Sand')
  expect(readFileSync(join(root, folder, 'my-gravel.jpg')).equals(buffer)).toBe(true)
  expect(existsSync(join(root, folder, 'gravel-sand.md'))).toBe(true)
  expect((await gate(root)).problems).toEqual([])
})

desk('a new member of a family stands behind the others', async ({ page, root, origin }) => {
  const isFund = (path: string) => path.endsWith('.md') && /^ {2}place: /m.test(reading(root, path))
  const folder = dirname(await addTo(page, origin, isFund, 'Night Savings'))
  await field(page, 'summary').fill('A box that is opened by night')
  await field(page, 'description').fill(`${sentence}.`)
  await sayItAnew(page)
  // The map has room for two funds at each place.
  await field(page, 'inFamily.place.horizon').fill('5')
  await field(page, 'inFamily.place.cash').fill('1')
  await saved(page)
  await expect(title(page)).toHaveText('Night Savings')
  expect(reading(root, `${folder}/night-savings.md`)).toMatch(/^order: [2-9]$/m)
  expect((await gate(root)).problems).toEqual([])
})

desk('the list finds files by name, address and path, and is usable by anyone', async ({ page, origin }) => {
  const complaints = await listenTo(page, [origin])
  await page.goto(origin)
  await page.getByLabel('Find a file').fill('menu.yaml')
  const links = page.getByRole('navigation', { name: 'Files' }).getByRole('link')
  await expect(links).toHaveCount(1)
  await links.click()
  await field(page, '[0].title').waitFor({ state: 'attached' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, { what: `at ${width} px` })
    expect(await sideways(page)).toBe(0)
  }
  // Nobody else is asked for anything, and the browser has nothing to say.
  expect(complaints).toEqual([])
})

desk('files are found by what they are; what is not saved stays in sight', async ({ page, origin }) => {
  await openForm(page, origin, about)
  await field(page, 'summary').fill('Not saved, whatever is looked for')
  const links = page.getByRole('navigation', { name: 'Files' }).getByRole('link')
  const unsaved = { name: await title(page).textContent() } as { name: string }
  for (const [sought, kind] of [
    ['articles', /^#content\/insights\//],
    ['office', /^#content\/company.yaml$/],
    ['positions', /^#content\/(positions\/|pages\/careers)/],
  ] as const) {
    await page.getByLabel('Find a file').fill(sought)
    const found = await links.evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))))
    expect(found.filter((href) => kind.test(href)).length, sought).toBeGreaterThan(0)
    await expect(page.getByRole('link', { ...unsaved, exact: true })).toBeVisible()
  }
  // A file that was never written is listed as well.
  await page.getByRole('button', { name: /^Add a position/ }).click()
  await page.getByLabel('Its name').fill('Straße / Ω')
  await button(page, 'Open its form').click()
  await expect(page.getByRole('link', { name: 'content/positions/strasse.md' })).toBeVisible()
})

desk('time zones, countries and currencies are chosen by their names', async ({ page, origin }) => {
  await openForm(page, origin, company)
  await page.locator('summary', { hasText: '1. ' }).first().waitFor()
  for (const [path, option] of [
    ['offices[0].timeZone', 'Asia/Tokyo'],
    ['offices[0].country', 'Japan (JP)'],
    ['currency', 'Japanese Yen (JPY)'],
  ] as const) {
    const options = await field(page, path).locator('option').allTextContents()
    expect(options, path).toContain(option)
    expect(options.join(), path).not.toContain('Unknown')
  }
})

desk('a page can be seen where it is shown, while it is', async ({ page, root, origin }) => {
  await openForm(page, origin, about)
  await expect(page.locator('.bar .hint')).toContainText('/about')
  // Any server will do: this desk stands for the site.
  const port = Number(new URL(origin).port)
  const other = deskServer(root, port)
  await openForm(page, `http://localhost:${await listening(other)}`, about)
  await expect(page.locator('.bar').getByRole('link')).toHaveAttribute('href', `${origin}/about`)
  other.closeAllConnections()
  other.close()
})

desk('no other website may read or write, and nothing but content is touched', async ({ root, origin }) => {
  const { version, data, body } = await (await fetch(`${origin}/file?path=${about}`)).json()
  const post = (path: string, sent: BodyInit, from = origin) =>
    fetch(`${origin}/${path}`, { method: 'POST', body: sent, headers: { origin: from } })
  const form = (path: string) => JSON.stringify({ path, version, data, base: { data, body }, body: `${body}\n\nMore.` })
  expect((await post('save', form(about), 'https://elsewhere.example')).status).toBe(403)
  expect((await fetch(`${origin}/list`, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403)
  for (const path of ['package.json', 'content/../package.json', '/etc/hosts', 'content/pages/a.html', 'content'])
    expect((await post('save', form(path))).status, path).toBe(400)
  expect((await post('save', 'no JSON')).status).toBe(400)
  // Images only where texts are, only what they are called, and only as large as one may be; none in another's place.
  const image = (path: string, bytes: BodyInit = 'x') => post(`image?path=${encodeURIComponent(path)}`, bytes)
  for (const path of [
    'content/kite.png',
    'content/pages/../../kite.png',
    'content/pages/a.html',
    'content/pages/a.png',
  ])
    expect((await image(path)).status, path).toBe(400)
  expect((await image('content/pages/a.png', new Uint8Array(20_000_001))).status).toBe(413)
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><title>A</title></svg>'
  expect((await image('content/pages/a.svg', drawing)).status).toBe(200)
  writeFileSync(join(root, 'content/pages/a.svg'), drawing)
  expect((await image('content/pages/a.svg', drawing.replace('A', 'B'))).status).toBe(409)
  expect(reading(root, about)).not.toContain('More.')
})
