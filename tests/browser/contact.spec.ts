import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { holdBack } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'

const good = {
  'First name': 'Zoë',
  'Last name': "O'Brien-李",
  Email: 'zoe+site@example.museum',
  Message: 'I would like to know more about farmland.',
}

async function open(page: Page, query = '') {
  await page.goto(`/contact${query}`)
  await page.locator('form[data-state=idle]').waitFor()
}

async function fillIn(page: Page, values: Partial<typeof good> = good) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Inquiry type', { exact: true }).selectOption('Software')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const outbox = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('contact-outbox') ?? '[]'))

test('the page has its heading, the form, the support hours and a card for each office', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Support Hours' })).toBeVisible()
  await expect(page.getByText('Monday - Friday, 9:00 AM - 6:00 PM local time')).toBeVisible()
  for (const [city, phone] of [
    ['New York', 'tel:+12125550142'],
    ['London', 'tel:+442079460142'],
    ['Singapore', 'tel:+6555500142'],
  ] as const) {
    const card = page.locator(`#${city.toLowerCase().replace(' ', '-')}`)
    await expect(card.locator('address')).toContainText(city)
    await expect(card.locator(`a[href="${phone}"]`)).toBeVisible()
    await expect(card.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(card.getByRole('link', { name: /Map/ })).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org/)
  }
})

test('the eight inquiry types are offered, and each value is the lower-cased label', async ({ page }) => {
  await open(page)
  const options = await page
    .getByLabel('Inquiry type', { exact: true })
    .locator('option')
    .evaluateAll((all) => all.map((option) => [option.textContent, (option as HTMLOptionElement).value]))
  const labels = [
    'Investment Services',
    'Software',
    'Consulting',
    'Research Access',
    'Community Programs',
    'Career Opportunities',
    'Media Inquiry',
    'Other',
  ]
  expect(options.slice(1)).toEqual(labels.map((label) => [label, label.toLowerCase()]))
})

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
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message)
  }
})

test('the summary has the focus, says what happened and links to each field in error', async ({ page }) => {
  await open(page)
  await send(page).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('heading')).toHaveText('Something went wrong. Please try again.')
  await expect(summary.getByRole('link')).toHaveCount(5)
  await summary.getByRole('link', { name: 'Please enter a valid email address' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
})

test('nothing is checked before the first attempt, and everything on change after it', async ({ page }) => {
  await open(page)
  await page.getByLabel('First name', { exact: true }).fill('A')
  await page.getByLabel('Last name', { exact: true }).focus()
  await expect(page.getByText('First name must be at least 2 characters')).toHaveCount(0)
  await send(page).click()
  await page.getByLabel('First name', { exact: true }).fill('Ada')
  await expect(page.getByLabel('First name', { exact: true })).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('First name', { exact: true }).fill('A')
  await expect(page.getByLabel('First name', { exact: true })).toHaveAccessibleDescription(
    'First name must be at least 2 characters',
  )
})

test('a good message is sent: Sending..., once, then success, and it is recorded trimmed', async ({ page }) => {
  await open(page)
  await fillIn(page, { ...good, 'First name': '  Zoë ' })
  await page.clock.install()
  await send(page).click()
  const sending = page.getByRole('button', { name: 'Sending...' })
  await expect(sending).toBeDisabled()
  await page.keyboard.press('Enter')
  await page.clock.runFor(1000)
  await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeVisible()
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

test('after success the form is empty, also after a reload', async ({ page }) => {
  await open(page)
  await fillIn(page)
  await send(page).click()
  await page.locator('form[data-state=success]').waitFor()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  await page.reload()
  await page.locator('form[data-state=idle]').waitFor()
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('')
})

test('what was typed survives a reload and Back', async ({ page }) => {
  await open(page)
  await fillIn(page)
  await page.reload()
  await page.locator('form[data-state=idle]').waitFor()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(good.Message)
  await expect(page.getByLabel('Inquiry type', { exact: true })).toHaveValue('software')
  await page.goto('/about')
  await page.goBack()
  await page.locator('form[data-state=idle]').waitFor()
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Zoë')
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
  test(`where storage is ${name}, the form says so and keeps everything`, async ({ page }) => {
    await page.addInitScript(block)
    await open(page)
    await fillIn(page)
    await send(page).click()
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Something went wrong. Please try again.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(good.Message)
    await expect(send(page)).toBeEnabled()
  })

test('a corrupted draft and outbox lead to a clean start', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('contact-draft', '{"firstName":')
    localStorage.setItem('contact-outbox', 'null,')
  })
  await open(page)
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('')
  await fillIn(page)
  await send(page).click()
  await page.locator('form[data-state=success]').waitFor()
  expect(await outbox(page)).toHaveLength(1)
})

test('a link may choose the subject and name the position', async ({ page }) => {
  await open(page, '?inquiry=career+opportunities&position=Portfolio+Analyst')
  await expect(page.getByLabel('Inquiry type', { exact: true })).toHaveValue('career opportunities')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Position: Portfolio Analyst\n\n')
})

test('what a link asks for and is not known is ignored, and markup is text', async ({ page }) => {
  await open(page, '?inquiry=world+peace')
  await expect(page.getByLabel('Inquiry type', { exact: true })).toHaveValue('')
  await open(page, '?position=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Position: <img src=x onerror=alert(1)>\n\n')
})

test('a message of 100,000 characters is refused with its limit, and kept', async ({ page }) => {
  await open(page)
  await fillIn(page, { ...good, Message: 'x'.repeat(100_000) })
  await send(page).click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveAccessibleDescription(
    'Message must be at most 5,000 characters',
  )
  expect((await page.getByLabel('Message', { exact: true }).inputValue()).length).toBe(100_000)
})

test('what was typed before the form woke is kept', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('First name', { exact: true }).fill('Early')
  await expect(send(page)).toBeDisabled()
  release()
  await page.locator('form[data-state=idle]').waitFor()
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Early')
  await expect(send(page)).toBeEnabled()
})

test('the whole form works by keyboard alone', async ({ page }) => {
  await open(page)
  await page.getByLabel('First name', { exact: true }).focus()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Lovelace')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Consulting')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ten characters and more')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.locator('form[data-state=success]').waitFor()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in any state of the form, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    expect(await axeFindings(page), 'idle').toEqual([])
    await send(page).click()
    await page.locator('form[data-state=error]').waitFor()
    expect(await axeFindings(page), 'error').toEqual([])
    await fillIn(page)
    await send(page).click()
    await page.locator('form[data-state=success]').waitFor()
    expect(await axeFindings(page), 'success').toEqual([])
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says how to write by e-mail instead', async ({ page }) => {
    await page.goto('/contact')
    await expect(send(page)).toBeDisabled()
    await expect(page.locator('form noscript p')).toContainText('Please write to support@example.com')
    await expect(page.getByRole('main').locator('a[href="mailto:support@example.com"]').first()).toBeVisible()
  })
})
