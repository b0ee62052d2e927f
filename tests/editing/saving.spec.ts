import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { photograph } from '../support/photograph.ts'
import {
  both,
  button,
  desk,
  failure,
  field,
  fileAt,
  filesAt,
  gate,
  openForm,
  reading,
  save,
  saved,
  status,
} from './desks.ts'

const about = 'content/pages/about.md'
const summaryOf = (text: string) => /^summary: (.*)$/m.exec(text)?.[1] ?? ''

const fileIn = (origin: string, folder: string) => fileAt(origin, (path) => path.startsWith(folder))

/** The form of a new file that starts from another. */
async function openNew(page: Page, origin: string, like: string, name: string) {
  await page.goto(`${origin}/#new?${new URLSearchParams({ folder: dirname(like), like, name })}`)
  await expect(page.locator('form h2')).toHaveText('A new file')
}

desk('what was typed is taken back, also after a reload', async ({ page, root, origin }) => {
  const before = reading(root, about)
  const summary = field(page, 'summary')
  let isSure = false
  page.on('dialog', (dialog) => (dialog.type() === 'beforeunload' || isSure ? dialog.accept() : dialog.dismiss()))
  await openForm(page, origin, about)
  await summary.fill('Another line')
  await button(page, 'Discard changes').click()
  await expect(summary).toHaveValue('Another line')
  isSure = true
  await page.reload()
  await expect(summary).toHaveValue('Another line')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await button(page, 'Discard changes').click()
  await expect(summary).toHaveValue(summaryOf(before))
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(0)
  await expect(button(page, 'Discard changes')).toHaveCount(0)
  await page.reload()
  await expect(summary).toHaveValue(summaryOf(before))
  expect(reading(root, about)).toBe(before)
})

desk('what somebody else changed in other fields is kept, and told', async ({ page, root, origin }) => {
  await openForm(page, origin, about)
  const before = reading(root, about)
  const theirs = before
    .replace(/^description: .*$/m, (line) => line.replace(/\.$/, ', as somebody else has it.'))
    .replace(/\n---\n\n/, '$&Somebody else begins so.\n\n')
  writeFileSync(join(root, about), theirs)
  await field(page, 'summary').fill('What the form says of it')
  const text = await field(page, 'text-below').inputValue()
  await field(page, 'text-below').fill(`${text}\n\nThe form ends so.`)
  await save(page)
  await expect(status(page)).toHaveText(
    'Saved. Description and Text were changed meanwhile by somebody else in the file; both are kept.',
  )
  const mine = theirs.replace(/^summary: .*$/m, 'summary: What the form says of it')
  expect(reading(root, about)).toBe(`${mine.trimEnd()}\n\nThe form ends so.\n`)
  await expect(field(page, 'text-below')).toHaveValue(/^Somebody else begins so\./)
})

desk('only what both changed is asked about, and each alone', async ({ page, root, origin }) => {
  await openForm(page, origin, about)
  const theirs = reading(root, about)
    .replace(/^summary: .*$/m, 'summary: What somebody else says of it')
    .replace(/^title: .*$/m, 'title: Somebody else about it')
    .replace(/^order: .*$/m, 'order: 77')
  await field(page, 'summary').fill('What the form says of it')
  await field(page, 'title').fill('The form about itself')
  writeFileSync(join(root, about), theirs)
  // A reload in between changes nothing: what was typed, and into which file, is known.
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await save(page)
  await expect(both(page).locator('legend')).toHaveText([/^(Summary|Title)$/, /^(Summary|Title)$/])
  await expect(failure(page)).toHaveText('Not saved: the file has changed.')
  const choice = (name: string) => both(page).getByRole('group', { name })
  await expect(choice('Title').locator('mark')).toHaveText([/Somebody else/, /The form/])
  await choice('Title').getByRole('button', { name: 'Take theirs' }).click()
  await expect(choice('Title')).toHaveCount(0)
  expect(reading(root, about)).toBe(theirs)
  await choice('Summary').getByRole('button', { name: 'Keep mine' }).click()
  await expect(status(page)).toHaveText(
    'Saved. Order was changed meanwhile by somebody else in the file; both are kept.',
  )
  expect(reading(root, about)).toBe(theirs.replace(/^summary: .*$/m, 'summary: What the form says of it'))
  await expect(field(page, 'title')).toHaveValue('Somebody else about it')
  await expect(field(page, 'order')).toHaveValue('77')
})

desk('a file that somebody broke meanwhile is shown as a whole', async ({ page, root, origin }) => {
  const before = reading(root, about)
  await openForm(page, origin, about)
  await field(page, 'summary').fill('What the form says of it')
  writeFileSync(join(root, about), before.replace(/^name: /m, 'name: ['))
  await save(page)
  await expect(both(page).locator('legend')).toHaveText('The whole file')
  await button(page, 'Keep mine').click()
  await expect(status(page)).toHaveText('Saved.')
  expect((await gate(root)).problems).toEqual([])
})

desk('the answer to a save is in sight and is told, wherever one has scrolled to', async ({ page, root, origin }) => {
  await openForm(page, origin, about)
  await page.setViewportSize({ width: 1200, height: 500 })
  const text = await field(page, 'text-below').inputValue()
  await field(page, 'text-below').fill(`${text}\n\nOne more.`)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.keyboard.press('Control+s')
  await expect(status(page)).toHaveText('Saved.')
  await expect(status(page)).toBeInViewport()
  // A folder in the way of the file that is written beside it stands for a disk that takes nothing.
  mkdirSync(join(root, 'content/pages/.about.md.tmp/in-the-way'), { recursive: true })
  await field(page, 'text-below').fill(`${text}\n\nTwo more.`)
  await page.keyboard.press('Control+s')
  await expect(failure(page)).toContainText(`${about} was not written`)
  await expect(failure(page)).toBeInViewport()
  await expect(field(page, 'text-below')).toHaveValue(/Two more\.$/)
  await saved(page)
  expect(reading(root, about)).toContain('Two more.')
})

desk('the keys that save work anywhere, and another file begins at its top', async ({ page, root, origin }) => {
  await openForm(page, origin, about)
  await field(page, 'summary').fill('What the form says of it')
  await page.getByLabel('Find a file').click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(status(page)).toHaveText('Saved.')
  expect(reading(root, about)).toContain('summary: What the form says of it')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const other = await fileIn(origin, 'content/insights/')
  await page.evaluate((path) => location.assign(`#${path}`), other)
  await page.locator('form .bar', { hasText: other }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('form h2')).toBeFocused()
})

for (const [folder, name] of [
  ['content/insights/', 'Gravel by night'],
  ['content/positions/', 'Test Pilot'],
] as const)
  desk(`a new file in ${folder} is kept as a draft, whatever it says`, async ({ page, root, origin }) => {
    const like = await fileIn(origin, folder)
    await openNew(page, origin, like, name)
    await expect(field(page, 'status')).toHaveValue('draft')
    await field(page, 'description').fill('Short.')
    await page.locator('form ol details summary').first().click()
    await saved(page)
    // The form stays as it was, and has its own place.
    expect(page.url()).toContain(`#${folder}`)
    await expect(page.locator('form ol details').first()).toHaveAttribute('open')
    await expect(page.locator('form h2')).toContainText(name)
    await expect(page.locator('[id="told-description"] .warning')).toContainText('has 6 characters')
    const { problems, warnings } = await gate(root)
    expect(problems).toEqual([])
    expect(new Set(warnings.map(({ file }) => file))).toEqual(new Set([page.url().split('#')[1]]))
    // Once it is meant for visitors, the same are mistakes of this file, and of no other.
    await field(page, 'status').selectOption('')
    await save(page)
    await expect(failure(page)).toHaveText(/^Not saved: .* to be mended\.$/)
    await expect(page.getByRole('region', { name: 'What the check says' })).not.toContainText('Save anyway')
  })

desk('a new file that was left without a save is opened from the list', async ({ page, origin }) => {
  await openNew(page, origin, await fileIn(origin, 'content/positions/'), 'Test Pilot')
  await field(page, 'summary').fill('Flies what others have drawn')
  await openForm(page, origin, about)
  await page.getByRole('navigation', { name: 'Files' }).locator('a[href="#content/positions/test-pilot.md"]').click()
  await expect(field(page, 'summary')).toHaveValue('Flies what others have drawn')
  page.on('dialog', (dialog) => dialog.accept())
  await button(page, 'Discard changes').click()
  await expect(page.locator('form .bar')).toHaveCount(0)
  await expect(page.locator('a[href="#content/positions/test-pilot.md"]')).toHaveCount(0)
})

async function addImage(page: Page, name: string, buffer: Buffer) {
  await page.locator('details.many', { hasText: 'Add an image' }).evaluate((fold: HTMLDetailsElement) => {
    fold.open = true
  })
  await field(page, 'image').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await field(page, 'image-shows').fill('A kite')
  await button(page, 'Add the image').click()
}

desk('an image is looked into first, written with its text, and leaves with it', async ({ page, root, origin }) => {
  const article = await fileIn(origin, 'content/insights/')
  const before = reading(root, article)
  const [image, other] = [join(root, dirname(article), 'kite.jpg'), join(root, dirname(article), 'kite-2.jpg')]
  const buffer = await photograph()
  await openForm(page, origin, article)
  await addImage(page, 'Kite.jpg', Buffer.from('GIF89a'))
  await expect(page.getByText('kite.jpg is called a JPEG, and is a GIF.')).toBeVisible()
  await expect(field(page, 'text-below')).not.toHaveValue(/kite\.jpg/)
  await addImage(page, 'Kite.jpg', buffer)
  await expect(field(page, 'text-below')).toHaveValue(/!\[A kite\]\(kite\.jpg\)/)
  expect(existsSync(image)).toBe(false)
  await saved(page)
  expect(readFileSync(image).equals(buffer)).toBe(true)
  expect((await gate(root)).problems).toEqual([])

  // Beside it stands one that another text shows.
  const sibling = (await filesAt(origin)).find(({ path }) => path !== article && dirname(path) === dirname(article))
  writeFileSync(other, buffer)
  for (const path of [article, String(sibling?.path)])
    writeFileSync(join(root, path), `${reading(root, path)}\n![Another](kite-2.jpg)\n`)
  await page.reload()
  page.once('dialog', (dialog) => dialog.dismiss())
  await field(page, 'text-below').fill((await field(page, 'text-below').inputValue()).replaceAll(/!\[.*\n*/g, ''))
  await save(page)
  await expect(failure(page)).toHaveText('Not saved: an image would be shown by no text.')
  expect(existsSync(image)).toBe(true)
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    dialog.accept()
  })
  await saved(page)
  expect(questions).toEqual([
    `No text shows ${dirname(article)}/kite.jpg any more. Save, and remove that file as well?`,
  ])
  expect([existsSync(image), existsSync(other)]).toEqual([false, true])
  expect(reading(root, article)).toBe(before)
  expect((await gate(root)).problems).toEqual([])
})

desk('a day that does not exist is told, and takes no deadline away', async ({ page, root, origin }) => {
  const position = await fileIn(origin, 'content/positions/')
  const before = reading(root, position)
  await openForm(page, origin, position)
  await field(page, 'posted').fill('02/31/2027')
  await save(page)
  await expect(failure(page)).toHaveText(/^Not saved: /)
  await expect(page.locator('.field', { has: field(page, 'posted') })).toContainText('a day that exists')
  expect(reading(root, position)).toBe(before)
})

desk(
  'what was said of a save goes when more is typed, and a chosen image is not forgotten',
  async ({ page, origin }) => {
    await openForm(page, origin, about)
    await field(page, 'summary').fill('What the form says of it')
    await saved(page)
    await field(page, 'summary').fill('What the form says of it now')
    await expect(status(page)).toHaveText('')
    await page.getByText('Add an image').click()
    await page.locator('#image').setInputFiles({ name: 'kite.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await save(page)
    await expect(failure(page)).toHaveText(/an image is chosen and not in the text yet/)
  },
)
