import type { Page } from '@playwright/test'
import { wakeForm } from '../support/awake.ts'
import { stopClock } from '../support/clock.ts'
import { field, fillIn, letter, send, success } from '../support/form.ts'
import { holdBack } from '../support/hold.ts'
import { expect, test, testAlone } from '../support/test.ts'
import { pageFor, pageOf } from './subjects.ts'

// What the form refuses, and how, is tried on its example: kit/contact-form.spec.ts; what it says of a kept message in contact-sent.spec.ts.
const { address } = pageOf('contact', '/contact')
const elsewhere = pageFor('/about').address
const words = letter.Message

async function open(page: Page, query = '') {
  await page.goto(`${address}${query}`)
  await wakeForm(page)
}

/** Opens the page as it is until its scripts arrive. The function returned lets them. */
async function openAsleep(page: Page) {
  const release = await holdBack(page, '**/_astro/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  return release
}

/** Where something stands in the form, it wakes by itself. */
const awake = (page: Page) => page.locator('form[data-awake]').waitFor()
const position = (page: Page) => field(page, 'Position (optional)')
const another = (page: Page) => page.getByRole('button', { name: 'Write another' })
const wrong = (page: Page) => page.locator('form [aria-invalid=true]')
const stored = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('contact-draft') ?? '{}'))
const store = (page: Page, draft: object) =>
  page.evaluate((text) => sessionStorage.setItem('contact-draft', text), JSON.stringify(draft))

/** As if the browser had kept the page and shows it again. */
const showAgain = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('what was typed survives a reload and Back', async ({ page }) => {
  await open(page)
  await fillIn(page)
  await page.reload()
  await awake(page)
  await expect(field(page, 'Message')).toHaveValue(words)
  await expect(field(page, 'Inquiry type')).toHaveValue('consulting')
  await page.goto(elsewhere)
  await page.goBack()
  await awake(page)
  await expect(field(page, 'First name')).toHaveValue('Zoë')
})

test('the position of a link is shown with its subject, as text, can be removed, and is the last one asked for', async ({
  page,
}) => {
  await open(page, '?position=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E')
  await expect(position(page)).toHaveValue('<img src=x onerror=alert(1)>')
  await open(page, '?position=Trader')
  await expect(position(page)).toHaveValue('Trader')
  await field(page, 'Inquiry type').selectOption('Other')
  await expect(position(page)).toBeHidden()
  await page.reload()
  await awake(page)
  // What the link asked for is not asked for again.
  await expect(field(page, 'Inquiry type')).toHaveValue('other')
  await field(page, 'Inquiry type').selectOption('Career Opportunities')
  await expect(field(page, 'Link to your résumé (optional)')).toBeVisible()
  const remove = page.getByRole('button', { name: 'Remove position' })
  await remove.click()
  await expect(position(page)).toHaveValue('')
  await expect(position(page)).toBeFocused()
  await expect(remove).toBeHidden()
  await page.reload()
  await awake(page)
  await expect(position(page)).toHaveValue('')
})

test('sending makes not one request', async ({ page }) => {
  await open(page, '?position=Trader')
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  // The offices fetch their clock when they come near, whoever sends what.
  page.on('request', (request) => {
    if (!request.url().includes('show-times')) requests.push(request.url())
  })
  await fillIn(page)
  await expect(page.getByText('Your message stays on this device: nothing is sent.')).toBeVisible()
  await send(page).click()
  await expect(success(page)).toBeVisible()
  expect(requests).toEqual([])
})

test.describe('while the form is still asleep', () => {
  test('who only reads the page fetches nothing of what wakes it', async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const woken = () => page.evaluate(() => customElements.get('astro-island') !== undefined)
    expect(await woken()).toBe(false)
    await wakeForm(page)
    expect(await woken()).toBe(true)
  })

  for (const [how, press] of [
    ['by a click', (page: Page) => send(page).click()],
    ['by the Enter key', (page: Page) => field(page, 'First name').press('Enter')],
  ] as const)
    test(`it can be sent, ${how}, and answers once it is awake`, async ({ page }) => {
      const release = await openAsleep(page)
      await press(page)
      await expect(page).toHaveURL(address)
      release()
      await expect(page.locator('form[data-state=error] [aria-invalid=true]')).toHaveCount(5)
      await field(page, 'First name').fill('Ada')
      await expect(wrong(page)).toHaveCount(4)
    })

  test('what is typed and left by a link is there on the way back, and one more letter is added to it', async ({
    page,
  }) => {
    const letThrough = await openAsleep(page)
    await field(page, 'Message').fill(words)
    await page.goto(elsewhere, { waitUntil: 'commit' })
    letThrough()
    const release = await openAsleep(page)
    await field(page, 'Message').press('End')
    await field(page, 'Message').pressSequentially('!')
    release()
    await awake(page)
    await expect(field(page, 'Message')).toHaveValue(`${words}!`)
    expect(await stored(page)).toMatchObject({ message: `${words}!` })
  })
})

testAlone('what is typed while a message is being sent stays, and what was sent goes', async ({ page }) => {
  await open(page)
  await fillIn(page)
  await stopClock(page)
  await send(page).press('Enter')
  await field(page, 'Message').fill('And another thing:')
  await page.clock.runFor(1000)
  await expect(success(page)).toContainText('What you typed since is in the form below.')
  // Nobody who types on is taken away from the field.
  await page.keyboard.type(' this.')
  await expect(field(page, 'Message')).toBeFocused()
  await another(page).click()
  await expect(field(page, 'First name')).toHaveValue('')
  await page.reload()
  await awake(page)
  await expect(field(page, 'Message')).toHaveValue('And another thing: this.')
})

for (const [what, since, shown] of [
  ['shows what was typed until it is opened', { message: 'Since then' }, 'Since then'],
  ['before a message was sent does not show it again', {}, ''],
] as const)
  testAlone(`a page made ready beforehand ${what}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { get: () => !sessionStorage.getItem('opened') })
      sessionStorage.setItem('contact-draft', JSON.stringify({ message: 'Before' }))
    })
    await open(page)
    await store(page, since)
    await page.evaluate(() => {
      sessionStorage.setItem('opened', 'yes')
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await expect(field(page, 'Message')).toHaveValue(shown)
  })

test('a page that the browser kept shows what was typed elsewhere since, and not what was sent', async ({ page }) => {
  await open(page)
  await fillIn(page)
  for (const [draft, shown] of [
    [{ message: 'Typed since' }, 'Typed since'],
    [{}, ''],
  ] as const) {
    await store(page, draft)
    await showAgain(page)
    await expect(field(page, 'Message')).toHaveValue(shown)
    await expect(field(page, 'First name')).toHaveValue('')
  }
})

// Chromium that is closed in a hurry may come back with the form as it was, but with nothing in the session's storage.
test('what only the browser still knows stays in the form, and is kept again', async ({ page }) => {
  await open(page)
  await fillIn(page)
  await page.goto(elsewhere)
  await page.evaluate(() => sessionStorage.clear())
  await page.goBack()
  await awake(page)
  await expect(field(page, 'Message')).toHaveValue(words)
  await expect(field(page, 'Inquiry type')).toHaveValue('consulting')
  await page.goto(elsewhere)
  expect((await stored(page)).message).toBe(words)
})

test('what was sent since does not come back where the browser puts it back', async ({ page }) => {
  await open(page)
  await fillIn(page)
  await page.goto(elsewhere)
  await open(page)
  await send(page).click()
  await another(page).click()
  await page.goBack()
  await page.goBack()
  await expect(field(page, 'Message')).toHaveValue('')
  await expect(field(page, 'First name')).toHaveValue('')
})

test('an older page of the history shows the draft as it is now', async ({ page }) => {
  for (const text of ['First words', 'First words, and more']) {
    await open(page)
    await field(page, 'Message').fill(text)
    await page.goto(elsewhere)
  }
  for (let step = 0; step < 3; step++) await page.goBack()
  await awake(page)
  await expect(field(page, 'Message')).toHaveValue('First words, and more')
})

test('two tabs are two letters', async ({ page, context }) => {
  await open(page)
  await field(page, 'Message').fill('In one tab')
  const other = await context.newPage()
  await open(other)
  await expect(field(other, 'Message')).toHaveValue('')
  await fillIn(other)
  await send(other).click()
  await expect(success(other)).toBeVisible()
  await page.reload()
  await awake(page)
  await expect(field(page, 'Message')).toHaveValue('In one tab')
})

for (const [how, leave] of [
  ['Back', (page: Page) => page.goto(elsewhere).then(() => page.goBack())],
  ['a reload', (page: Page) => page.reload()],
] as const)
  test(`what a program fills in without a word survives ${how}`, async ({ page }) => {
    await open(page)
    await field(page, 'Message').evaluate((area: HTMLTextAreaElement, text) => {
      area.value = text
    }, words)
    await leave(page)
    await awake(page)
    await expect(field(page, 'Message')).toHaveValue(words)
  })

test('the whole form works by keyboard alone, and is empty afterwards, also after a reload', async ({ page }) => {
  await open(page)
  await field(page, 'First name').focus()
  for (const text of ['Ada', 'Lovelace', 'ada@example.com', 'Consulting', 'Ten characters and more']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  // Behind the address in the note.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.locator('form[data-state=success]').waitFor()
  await expect(success(page)).toBeFocused()
  await expect(field(page, 'Message')).toHaveValue('')
  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('')
})
