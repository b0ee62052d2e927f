import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { startServer } from '../../deploy/local/server.ts'
import { startService } from '../../service/node/service.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openStore } from '../../service/store/store.ts'
import { wakeForm } from '../support/awake.ts'
import { expectAccessible } from '../support/axe.ts'
import { listenTo } from '../support/complaints.ts'
import { buildServiceFixture } from '../support/fixture-site.ts'
import { block, field, fillIn, letter, send, success, summary } from '../support/form.ts'
import { holdBack } from '../support/hold.ts'

/** The form where a service takes the messages, on a fixture built for it. One worker does it all, and builds once. */
base.describe.configure({ mode: 'default' })

interface Site {
  origin: string
  /** What is kept, oldest first. */
  kept: () => Promise<object[]>
}

const test = base.extend<{ page: Page; scriptless: Page }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'messages-'))
      const file = join(folder, 'messages.db')
      const dist = await buildServiceFixture()
      const service = await startService(dist, { file, isBehindProxy: false, perMinute: 1_000 })
      const { origin, stop } = await startServer(dist, { api: service.listener })
      const database = openSqlite(file)
      const store = await openStore(database)
      await use({ origin, kept: async () => (await store.list()).map(({ message }) => message).reverse() })
      database.close()
      await stop()
      await service.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  page: async ({ site, page }, use) => {
    const complaints = await listenTo(page, [site.origin])
    await use(page)
    expect(complaints).toEqual([])
  },
  scriptless: async ({ site, browser }, use) => {
    const page = await openTab(browser, site)
    await use(page)
    await page.context().close()
  },
})

const openTab = async (browser: Browser, { origin }: Site) =>
  (await browser.newContext({ baseURL: origin, javaScriptEnabled: false, reducedMotion: 'reduce' })).newPage()

/** A message that no other test sends. */
const letterOf = (name: string) => ({
  firstName: 'Zoë',
  lastName: letter['Last name'],
  email: letter.Email,
  inquiryType: 'consulting',
  message: `A letter about ${name}.\n\n<b>Two</b> lines & more.`,
})
const write = (page: Page, { message }: ReturnType<typeof letterOf>) => fillIn(page, { Message: message })
const expectState = (page: Page, state: string) => page.locator(`form[data-state=${state}]`).waitFor()

/** As long as the quickest person takes. */
const takeTime = (page: Page) => page.waitForFunction(() => performance.now() > 2_000)

async function openAwake(page: Page, { origin }: Site) {
  await page.goto(`${origin}/contact`)
  await wakeForm(page)
  await takeTime(page)
}

test('a message arrives: Sending..., then success, and the form is empty', async ({ page, site }) => {
  const message = letterOf('arriving')
  await openAwake(page, site)
  await expect(page.getByText(/on this device|mail program/)).toHaveCount(0)
  await write(page, message)
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(success(page)).toBeFocused()
  await expect(page.getByText('Send it by email')).toHaveCount(0)
  await expect(field(page, 'Message')).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('')
  expect(await site.kept()).toContainEqual(message)
})

test('what is wrong is told as without a script: the fields are not counted', async ({ page, site }) => {
  await openAwake(page, site)
  await send(page).click()
  await expect(summary(page).getByRole('link')).toHaveCount(5)
  await expect(summary(page)).not.toContainText('attention')
})

test('where the answer got lost, trying again after a reload gives one message', async ({ page, site }) => {
  const message = letterOf('a lost answer')
  await openAwake(page, site)
  await write(page, message)
  await page.route('**/api/messages', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 200, body: 'not from the service' })
  })
  await send(page).click()
  await expect(summary(page)).toBeFocused()
  await page.unroute('**/api/messages')
  // Sent at once: whoever reloads has read the form before.
  await page.reload()
  await page.locator('form[data-awake]').waitFor()
  await expect(field(page, 'Message')).toHaveValue(message.message)
  await send(page).click()
  await expectState(page, 'success')
  expect((await site.kept()).filter((kept) => JSON.stringify(kept).includes('a lost answer'))).toEqual([message])
})

test('where storage is blocked, a reload keeps what was typed, and nothing that was sent', async ({ page, site }) => {
  await page.addInitScript(block, 'sessionStorage')
  const message = letterOf('blocked storage')
  await openAwake(page, site)
  await write(page, message)
  await page.reload()
  await page.locator('form[data-awake]').waitFor()
  await expect(field(page, 'Message')).toHaveValue(message.message)
  await takeTime(page)
  await send(page).click()
  await expectState(page, 'success')
  await page.reload()
  await wakeForm(page)
  await expect(field(page, 'Message')).toHaveValue('')
})

test('who has a program that fills in what nobody sees is refused once, and not for good', async ({
  browser,
  site,
}) => {
  const message = letterOf('a helpful program')
  // One that nobody listens to: the browser has reason to complain.
  const page = await browser.newPage()
  await openAwake(page, site)
  await write(page, message)
  await page.locator('[name=topic]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'a topic'
  })
  await send(page).click()
  await expectState(page, 'error')
  await expect(field(page, 'Message')).toHaveValue(message.message)
  await send(page).click()
  await expectState(page, 'success')
  expect(await site.kept()).toContainEqual(message)
  await page.close()
})

test('an early click, before the form wakes, sends it as well, and its text is no draft any more', async ({
  page,
  site,
}) => {
  const message = letterOf('an early click')
  const release = await holdBack(page, '**/_astro/*.js')
  await page.goto(`${site.origin}/contact`, { waitUntil: 'commit' })
  await write(page, message)
  await send(page).click()
  await page.waitForURL('**/api/messages/sent#outcome', { waitUntil: 'commit' })
  release()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('')
  await page.goto(`${site.origin}/contact`)
  await expect(field(page, 'Message')).toHaveValue('')
  expect(await site.kept()).toContainEqual(message)
})

test.describe('without JavaScript', () => {
  test('a wrong form comes back with what is wrong and all that was typed, then it is sent', async ({
    scriptless: page,
    site,
  }) => {
    const message = letterOf('no script')
    await page.goto('/contact')
    await write(page, message)
    await field(page, 'First name').fill('Z')
    await field(page, 'Email').fill('zoe@')
    await send(page).click()

    await expect(summary(page)).toBeInViewport()
    await expect(summary(page)).not.toContainText('attention')
    await expect(summary(page).getByRole('link')).toHaveText([
      'First name must be at least 2 characters',
      'Please enter a valid email address',
    ])
    await page.reload()
    await expect(summary(page).getByRole('link')).toHaveCount(2)
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(field(page, 'Last name')).not.toHaveAttribute('aria-invalid')
    await expect(field(page, 'Last name')).toHaveValue(message.lastName)
    await expect(field(page, 'Inquiry type')).toHaveValue('consulting')
    await expect(field(page, 'Message')).toHaveValue(message.message)

    await field(page, 'First name').fill(message.firstName)
    await field(page, 'Email').fill(message.email)
    await send(page).click()
    await expect(page.getByText('Message sent successfully!')).toBeInViewport()
    await expect(page.getByText(/on this device|Send it by email/)).toHaveCount(0)
    await expect(field(page, 'Position (optional)')).toBeHidden()
    await page.reload()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    expect((await site.kept()).filter((kept) => JSON.stringify(kept).includes('no script'))).toEqual([message])
  })

  test('an application has its own fields, and a wrong link is told under it', async ({ scriptless: page, site }) => {
    const message = letterOf('an application')
    await page.goto('/contact')
    await write(page, message)
    await field(page, 'Inquiry type').selectOption('Career Opportunities')
    await field(page, 'Position (optional)').fill('Kite maker')
    await field(page, 'Link to your résumé (optional)').fill('on paper')
    await send(page).click()
    await expect(field(page, 'Link to your résumé (optional)')).toHaveAccessibleDescription(/enter a web address/)
    await expect(page.getByRole('button', { name: 'Remove position' })).toBeHidden()
    await field(page, 'Link to your résumé (optional)').fill('example.com/zoe')
    await send(page).click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    expect(await site.kept()).toContainEqual({
      ...message,
      inquiryType: 'career opportunities',
      position: 'Kite maker',
      resume: 'https://example.com/zoe',
    })
  })
})

test('axe finds nothing in the answers of the service, in either theme', async ({ browser, site }) => {
  const page = await (await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' })).newPage()
  await page.goto('/api/messages/sent')
  await expectState(page, 'success')
  await expectAccessible(page, { what: 'success' })
  await send(page).click()
  await expectState(page, 'error')
  await expectAccessible(page, { what: 'error' })
  await page.context().close()
})
