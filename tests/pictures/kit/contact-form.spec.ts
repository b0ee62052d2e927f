import type { Page } from '@playwright/test'
import { axeFindings } from '../../support/axe.ts'
import { stopClock } from '../../support/clock.ts'
import { openExample } from '../../support/example.ts'
import { expect, test, testAlone } from '../../support/test.ts'

const good = {
  'First name': 'Zoë',
  'Last name': "O'Brien-李",
  Email: 'zoe+site@example.museum',
  Message: 'I would like to know more about farmland.',
}

async function open(page: Page) {
  await openExample(page, 'features/contact/ContactForm/empty')
  await page.locator('form[data-awake]').waitFor()
}

async function fillIn(page: Page, values: Partial<typeof good> = good) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
  await field(page, 'Inquiry type').selectOption('Software')
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
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
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(message)
  }
})

test('the summary has the focus, says what happened and links to each field in error', async ({ page }) => {
  await open(page)
  await send(page).click()
  const summary = page.getByRole('region', { name: 'Something went wrong. Please try again.' })
  await expect(summary).toBeFocused()
  // What has the focus is read out for that: said by itself as well, it would be heard twice.
  await expect(page.locator('form :is([role=alert], [role=status], [aria-live]):visible')).toHaveCount(0)
  await expect(summary.getByRole('heading')).toHaveText('Something went wrong. Please try again.')
  await expect(summary.getByRole('link')).toHaveCount(5)
  await expect(summary).toHaveAccessibleDescription('5 fields need attention')
  await summary.getByRole('link', { name: 'Please enter a valid email address' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await page.keyboard.type('a')
  await expect(field(page, 'Email')).toHaveValue('a')
})

test('the summary counts the fields that are left', async ({ page }) => {
  await open(page)
  await fillIn(page, { ...good, 'First name': 'Z', Email: 'zoe@' })
  await send(page).click()
  const summary = page.getByRole('region', { name: 'Something went wrong. Please try again.' })
  await expect(summary.getByText('2 fields need attention')).toBeVisible()
  await field(page, 'Email').fill(good.Email)
  await expect(summary.getByText('1 field needs attention')).toBeVisible()
  await field(page, 'First name').fill('Zoë')
  await expect(summary.getByText('attention')).toHaveCount(0)
})

test('the summary is never under the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await open(page)
  await send(page).click()
  const summary = page.getByRole('region', { name: 'Something went wrong. Please try again.' })
  // Its first line is just behind the header when the form is sent again.
  await summary.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 20))
  await field(page, 'First name').evaluate((input) => input.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(summary).toBeFocused()
  const header = await page.getByRole('banner').boundingBox()
  const top = await summary.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY)
})

test('every field says that it is needed', async ({ page }) => {
  await open(page)
  for (const label of ['First name', 'Last name', 'Email', 'Inquiry type', 'Message'])
    await expect(field(page, label)).toHaveAttribute('aria-required', 'true')
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
  await fillIn(page, { ...good, 'First name': '  Zoë ' })
  await stopClock(page)
  await send(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.keyboard.press('Enter')
  await page.clock.runFor(1000)
  await expect(page.getByRole('region', { name: 'Message sent successfully!' })).toBeFocused()
  const sent = await outbox(page)
  expect(sent).toHaveLength(1)
  expect(sent[0].message).toEqual({
    firstName: 'Zoë',
    lastName: "O'Brien-李",
    email: 'zoe+site@example.museum',
    inquiryType: 'software',
    message: 'I would like to know more about farmland.',
  })
})

for (const [name, block] of [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
] as const)
  testAlone(`where storage is ${name}, the form says so and keeps everything`, async ({ page }) => {
    await page.addInitScript(block)
    await open(page)
    await fillIn(page)
    await page.clock.install()
    await send(page).click()
    await page.clock.runFor(1000)
    await expect(page.getByRole('region', { name: 'Something went wrong. Please try again.' })).toBeFocused()
    await expect(field(page, 'Message')).toHaveValue(good.Message)
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
  await fillIn(page, { ...good, Message: 'x'.repeat(100_000) })
  await send(page).click()
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Message must be at most 5,000 characters')
  expect((await field(page, 'Message').inputValue()).length).toBe(100_000)
})

test('axe finds nothing in any state of the form, in either theme', async ({ page }) => {
  await open(page)
  const expectNothing = async (state: string) => {
    await page.locator(`form[data-state=${state}]`).waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // An example is no page: it has no main heading, and no heading above the summary's.
      const findings = await axeFindings(page, ['page-has-heading-one', 'heading-order'])
      expect(findings, `${state} in ${colorScheme}`).toEqual([])
    }
  }
  await expectNothing('idle')
  await send(page).click()
  await expectNothing('error')
  await fillIn(page)
  await send(page).click()
  await expectNothing('success')
})
