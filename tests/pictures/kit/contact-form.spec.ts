import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { stopClock } from '../../support/clock.ts'
import { openExample } from '../../support/example.ts'
import { block, field, fillIn, letter, send, success, summary } from '../../support/form.ts'
import { boxOf } from '../../support/reach.ts'
import { expect, test, testAlone } from '../../support/test.ts'

async function open(page: Page) {
  await openExample(page, 'features/contact/ContactForm/empty')
  await page.locator('form[data-awake]').waitFor()
}

const outbox = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('contact-outbox') ?? '[]'))

test('an empty form is refused with the specified message under each field', async ({ page }) => {
  await open(page)
  await send(page).click()
  for (const [label, message] of [
    ['First name', 'First name must be at least 2 characters'],
    ['Last name', 'Last name must be at least 2 characters'],
    ['Email', 'Please enter a valid email address'],
    ['Inquiry type', 'Please select an inquiry type'],
    ['Message', 'Message must be at least 10 characters'],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('aria-required', 'true')
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(message)
  }
})

test('the summary has the focus, says what happened and links to each field in error', async ({ page }) => {
  await open(page)
  await send(page).click()
  await expect(summary(page)).toBeFocused()
  // What has the focus is read out for that: said by itself as well, it would be heard twice.
  await expect(page.locator('form :is([role=alert], [role=status], [aria-live]):visible')).toHaveCount(0)
  await expect(summary(page).getByRole('heading')).toHaveText('Something went wrong. Please try again.')
  await expect(summary(page).getByRole('link')).toHaveCount(5)
  await expect(summary(page)).toHaveAccessibleDescription('5 fields need attention')
  await summary(page).getByRole('link', { name: 'Please enter a valid email address' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await page.keyboard.type('a')
  await expect(field(page, 'Email')).toHaveValue('a')
})

test('the summary counts the fields that are left', async ({ page }) => {
  await open(page)
  await fillIn(page, { 'First name': 'Z', Email: 'zoe@' })
  await send(page).click()
  await expect(summary(page).getByText('2 fields need attention')).toBeVisible()
  await field(page, 'Email').fill(letter.Email)
  await expect(summary(page).getByText('1 field needs attention')).toBeVisible()
  await field(page, 'First name').fill('Zoë')
  await expect(summary(page).getByText('attention')).toHaveCount(0)
})

test('the summary is never under the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await open(page)
  await send(page).click()
  // Its first line is just behind the header when the form is sent again.
  await summary(page).evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 20))
  await field(page, 'First name').evaluate((input) => input.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(summary(page)).toBeFocused()
  const header = await boxOf(page.getByRole('banner'))
  expect((await boxOf(summary(page))).y).toBeGreaterThanOrEqual(header.height)
})

test('nothing is checked before the first attempt, and everything on change after it', async ({ page }) => {
  await open(page)
  await field(page, 'First name').fill('A')
  await field(page, 'Last name').focus()
  await expect(page.getByText('First name must be at least 2 characters')).toHaveCount(0)
  await send(page).click()
  await field(page, 'First name').fill('Ada')
  await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid')
  await field(page, 'First name').fill('A')
  await expect(field(page, 'First name')).toHaveAccessibleDescription('First name must be at least 2 characters')
})

testAlone('a good message is sent: Sending..., once, then success, and it is recorded trimmed', async ({ page }) => {
  await open(page)
  await fillIn(page, { 'First name': '  Zoë ' })
  await stopClock(page)
  await send(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.keyboard.press('Enter')
  await page.clock.runFor(1000)
  await expect(success(page)).toBeFocused()
  const sent = await outbox(page)
  expect(sent).toHaveLength(1)
  expect(sent[0].message).toEqual({
    firstName: 'Zoë',
    lastName: "O'Brien-李",
    email: 'zoe+site@example.museum',
    inquiryType: 'consulting',
    message: 'I would like to know more about farmland.',
  })
})

const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

for (const [name, refuse] of [
  ['blocked', (page: Page) => page.addInitScript(block, 'localStorage')],
  ['full', (page: Page) => page.addInitScript(fill)],
] as const)
  testAlone(`where storage is ${name}, the form says so and keeps everything`, async ({ page }) => {
    await refuse(page)
    await open(page)
    await fillIn(page)
    await page.clock.install()
    await send(page).click()
    await page.clock.runFor(1000)
    await expect(summary(page)).toBeFocused()
    await expect(field(page, 'Message')).toHaveValue(letter.Message)
    await expect(send(page)).toBeEnabled()
  })

testAlone('a corrupted draft and outbox lead to a clean start', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('contact-draft', '{"firstName":')
    localStorage.setItem('contact-outbox', 'null,')
  })
  await open(page)
  await expect(field(page, 'First name')).toHaveValue('')
  await fillIn(page)
  await send(page).click()
  await page.locator('form[data-state=success]').waitFor()
  expect(await outbox(page)).toHaveLength(1)
})

test('a message of 100,000 characters is refused with its limit, and kept', async ({ page }) => {
  await open(page)
  await fillIn(page, { Message: 'x'.repeat(100_000) })
  await send(page).click()
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Message must be at most 5,000 characters')
  expect((await field(page, 'Message').inputValue()).length).toBe(100_000)
})

test('axe finds nothing in any state of the form, in either theme', async ({ page }) => {
  await open(page)
  for (const [state, act] of [
    ['idle', () => {}],
    ['error', () => send(page).click()],
    ['success', () => fillIn(page).then(() => send(page).click())],
  ] as const) {
    await act()
    await page.locator(`form[data-state=${state}]`).waitFor()
    // An example is no page: it has no main heading, and no heading above the summary's.
    await expectAccessible(page, { what: state, leftOut: ['page-has-heading-one', 'heading-order'] })
  }
})
