import { expect, type Page } from '@playwright/test'
import { comeToForm, wakeForm } from '../support/awake.ts'
import { fixture, fixtureOrigin, fixturePage } from '../support/fixture.ts'
import { holdBack } from '../support/hold.ts'
import { test } from '../support/uncaught.ts'

/** Whoever writes to us can, whatever becomes of the form's script. */

const contact = fixturePage('contact').address
const typed = 'I would like to know more about farmland.'
const message = (page: Page) => page.getByLabel('Message', { exact: true })
const instead = (page: Page) => page.getByRole('alert').filter({ hasText: fixture.company.emails.support })

for (const [name, script] of [
  ['is missing', { status: 404, body: '' }],
  ['is no script', { contentType: 'text/javascript', body: '<!doctype html>' }],
  ['lacks the form', { contentType: 'text/javascript', body: 'export {}' }],
] as const)
  test(`it says how to write instead, and keeps what was typed: the script ${name}`, async ({ page, uncaught }) => {
    const release = await holdBack(page, '**/ContactForm.*', script)
    await page.goto(fixtureOrigin + contact)
    await message(page).fill(typed)
    await expect(instead(page)).toBeHidden()
    release()
    await expect(instead(page)).toBeVisible()
    await expect(message(page)).toHaveValue(typed)
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled()
    // There is no next step to speak of.
    await expect(page.getByText(/mail program|next step/).locator('visible=true')).toHaveCount(0)
    // What is typed from now on is kept as well.
    await message(page).press('End')
    await message(page).pressSequentially('!')
    await page.reload()
    await expect(message(page)).toHaveValue(`${typed}!`)
    // React's own words about a form that is none.
    if (name === 'lacks the form') uncaught.length = 0
  })

test('whoever is typing when the form breaks goes on typing', async ({ page, uncaught }) => {
  const release = await holdBack(page, '**/ContactForm.*', { contentType: 'text/javascript', body: 'export {}' })
  await page.goto(fixtureOrigin + contact)
  await message(page).fill('I would to know more.')
  await message(page).press('Home')
  for (const _letter of 'I would') await message(page).press('ArrowRight')
  release()
  await expect(instead(page)).toBeVisible()
  await page.keyboard.type(' like')
  await expect(message(page)).toHaveValue('I would like to know more.')
  // React's own words about a form that is none.
  uncaught.length = 0
})

test('so does whoever is typing an e-mail address, which has no caret to be put back', async ({ page, uncaught }) => {
  const release = await holdBack(page, '**/ContactForm.*', { contentType: 'text/javascript', body: 'export {}' })
  await page.goto(fixtureOrigin + contact)
  await page.locator('input[type=email]').focus()
  release()
  await expect(instead(page)).toBeVisible()
  await expect(page.locator('input[type=email]')).toBeFocused()
  uncaught.length = 0
})

test('it says so as well where no script came at all', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(fixtureOrigin + contact)
  await expect(instead(page)).toBeVisible()
  await message(page).fill(typed)
  await page.reload()
  await expect(message(page)).toHaveValue(typed)
})

/** What the form needs, found by waking it. */
async function scriptsOfForm(page: Page): Promise<string[]> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto(fixtureOrigin + contact)
  await wakeForm(page)
  // The template's own script shows the offices' times, and is no part of the form.
  return [...scripts].filter((path) => !/\/Contact\.|wake-times/.test(path))
}

test('it wakes where any one script comes only at the second try', async ({ page }) => {
  await page.clock.install()
  // The page's own script wakes all others: it has no second try.
  for (const script of (await scriptsOfForm(page)).filter((path) => !/Document/.test(path)))
    await test.step(script, async () => {
      await page.route(`**${script}*`, (route) => route.abort(), { times: 1 })
      await page.goto(fixtureOrigin + contact)
      await comeToForm(page)
      const formIsAwake = async () => {
        await page.clock.runFor(1000)
        return page.locator('form[data-awake]').count()
      }
      await expect.poll(formIsAwake, { intervals: [50] }).toBe(1)
      await expect(instead(page)).toBeHidden()
    })
})

test('it says so where any one script is answered with another', async ({ page, uncaught }) => {
  await page.clock.install()
  const scripts = await scriptsOfForm(page)
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts)
    await test.step(script, async () => {
      await page.route(`**${script}*`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'self.portal=1' }),
      )
      await page.goto(fixtureOrigin + contact)
      await message(page).fill(typed)
      const isTold = async () => {
        await page.clock.runFor(1000)
        return instead(page).isVisible()
      }
      await expect.poll(isTold, { intervals: [50] }).toBe(true)
      await expect(message(page)).toHaveValue(typed)
      await page.unrouteAll({ behavior: 'wait' })
    })
  // React's own words about a form that is none.
  uncaught.length = 0
})

test('styles and fonts may be late', async ({ page }) => {
  await page.route(/\.(css|woff2)/, () => {})
  await page.goto(fixtureOrigin + contact, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('header[data-awake]').waitFor()
  await wakeForm(page)
})
