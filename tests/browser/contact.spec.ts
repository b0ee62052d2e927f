import type { Page } from '@playwright/test'
import { holdBack } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { pageFor, pageOf } from './subjects.ts'

// What the form refuses, and how, is tried on its example: kit/contact-form.spec.ts.
const { address } = pageOf('contact', '/contact')

async function open(page: Page, query = '') {
  await page.goto(`${address}${query}`)
  await awake(page)
}

const awake = (page: Page) => page.locator('form[data-awake]').waitFor()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

test('what was typed survives a reload and Back', async ({ page }) => {
  await open(page)
  await field(page, 'First name').fill('Zoë')
  await field(page, 'Message').fill('I would like to know more about farmland.')
  await field(page, 'Inquiry type').selectOption('Software')
  await page.reload()
  await awake(page)
  await expect(field(page, 'Message')).toHaveValue('I would like to know more about farmland.')
  await expect(field(page, 'Inquiry type')).toHaveValue('software')
  await page.goto(pageFor('/about').address)
  await page.goBack()
  await awake(page)
  await expect(field(page, 'First name')).toHaveValue('Zoë')
})

test('a link may choose the subject and name the position', async ({ page }) => {
  await open(page, '?inquiry=career+opportunities&position=Portfolio+Analyst')
  await expect(field(page, 'Inquiry type')).toHaveValue('career opportunities')
  await expect(field(page, 'Message')).toHaveValue('Position: Portfolio Analyst\n\n')
})

test('what a link asks for and is not known is ignored, and markup is text', async ({ page }) => {
  await open(page, '?inquiry=world+peace')
  await expect(field(page, 'Inquiry type')).toHaveValue('')
  await open(page, '?position=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E')
  await expect(field(page, 'Message')).toHaveValue('Position: <img src=x onerror=alert(1)>\n\n')
})

test('what was typed before the form woke is kept', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await field(page, 'First name').fill('Early')
  await expect(send(page)).toBeDisabled()
  release()
  await awake(page)
  await expect(field(page, 'First name')).toHaveValue('Early')
  await expect(send(page)).toBeEnabled()
})

test('the whole form works by keyboard alone, and is empty afterwards, also after a reload', async ({ page }) => {
  await open(page)
  await field(page, 'First name').focus()
  for (const text of ['Ada', 'Lovelace', 'ada@example.com', 'Consulting', 'Ten characters and more']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.locator('form[data-state=success]').waitFor()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeFocused()
  await expect(field(page, 'Message')).toHaveValue('')
  await page.reload()
  await awake(page)
  await expect(field(page, 'First name')).toHaveValue('')
})
