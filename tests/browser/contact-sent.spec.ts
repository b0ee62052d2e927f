import type { Page } from '@playwright/test'
import { wakeForm } from '../support/awake.ts'
import { expectAccessible } from '../support/axe.ts'
import { fixture, fixtureOrigin, fixturePage } from '../support/fixture.ts'
import { field, fillIn, send, success } from '../support/form.ts'
import { boxOf } from '../support/reach.ts'
import { expect, test, testAlone } from '../support/test.ts'

// Where messages stay on the device: what the form says of that, and of fields, and the email that it makes of one.
const { emails } = fixture.company
const contact = fixtureOrigin + fixturePage('contact').address
const letter = 'Is the tower open?\nAnd on Sundays & holidays?'
const from = 'zoe+site@example.museum'
/** More than any link carries, with characters that could be cut in two. */
const longLetter = `${'A long letter about kites 🪁 and boats. '.repeat(100)}\nThe end.`

const byEmail = (page: Page) => success(page).getByRole('link', { name: 'Send it by email' })
const another = (page: Page) => success(page).getByRole('button', { name: 'Write another' })
const written = (page: Page) => page.locator('main form dl')

async function open(page: Page, query = '') {
  await page.goto(contact + query)
  await wakeForm(page)
}

async function write(page: Page, inquiry: string, message = letter) {
  await fillIn(page, { 'Last name': 'Byron', 'Inquiry type': inquiry, Message: message })
  await send(page).click()
  await expect(success(page)).toBeFocused()
}

/** The parts of the link, as a mail program reads them. */
async function mailOf(page: Page) {
  const [, to = '', subject = '', body = ''] =
    /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec((await byEmail(page).getAttribute('href')) ?? '') ?? []
  return { to, subject: decodeURIComponent(subject), body: decodeURIComponent(body) }
}

/** Notes the links that would open a mail program, in place of opening one. */
const noteMail = (page: Page) =>
  page.evaluate(() => {
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[href^="mailto:"]')
      if (link && !event.defaultPrevented) document.body.append(Object.assign(new Image(), { alt: 'mail' }))
      if (link) event.preventDefault()
    })
  })
const mailsOpened = (page: Page) => page.locator('body > img[alt=mail]')

test('before anybody types, and again above the button, the form says that a message stays here', async ({ page }) => {
  await open(page)
  const form = page.locator('main form')
  const first = form.getByText('This form keeps your message on this device.')
  const last = form.getByText('Your message stays on this device: nothing is sent.')
  await expect(first).toContainText(emails.support)
  const parts = [first, field(page, 'First name'), field(page, 'Message'), last, form.getByRole('button').last()]
  const tops = await Promise.all(parts.map(async (part) => (await boxOf(part)).y))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  await expect(last.locator('..').getByRole('link', { name: emails.support })).toBeVisible()
})

test('what is wrong with a field stands under it, at every width', async ({ page }) => {
  await open(page)
  await send(page).click()
  const wrong = page.locator('form [aria-invalid=true]')
  await expect(wrong).toHaveCount(5)
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const each of await wrong.all()) {
      const error = page.locator(`#${await each.getAttribute('aria-describedby')}`)
      const [above, below] = [await boxOf(each), await boxOf(error)]
      const gap = below.y - above.y - above.height
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThan(24)
      expect(below.x).toBe(above.x)
    }
  }
})

for (const [inquiry, to] of [
  ['Software', emails.support],
  ['Media Inquiry', emails.press],
] as const)
  test(`${inquiry} is kept, said to be kept, and can be sent by email to whoever reads it`, async ({ page }) => {
    await open(page)
    await write(page, inquiry)
    await expect(success(page)).toContainText('stays on this device and has not reached us')
    await expect(success(page)).toHaveAccessibleDescription(new RegExp(`send it by email to ${to}\\.$`))
    const body = `${letter.replace('\n', '\r\n')}\r\n\r\nZoë Byron\r\n${from}`
    expect(await mailOf(page)).toEqual({ to, subject: inquiry, body })
    await expect(written(page).locator('dt')).toHaveText(['From', 'Inquiry type', 'Message'])
    await expect(written(page).locator('dd')).toHaveText([`Zoë Byron, ${from}`, inquiry, letter])
    // A short message is opened by the link alone.
    await noteMail(page)
    await byEmail(page).press('Enter')
    await expect(mailsOpened(page)).toHaveCount(1)
    await expect(success(page)).not.toContainText(/cop/i)
  })

test('an application goes to the careers address, with its position in the subject, and is no part of another message', async ({
  page,
}) => {
  await open(page, '?position=Kite+maker')
  await field(page, 'Link to your résumé (optional)').fill('example.com/zoe')
  await write(page, 'Other')
  await expect(written(page)).not.toContainText('Kite maker')
  await another(page).click()
  await field(page, 'Inquiry type').selectOption('Career Opportunities')
  await write(page, 'Career Opportunities')
  const { to, subject, body } = await mailOf(page)
  expect([to, subject]).toEqual([emails.careers, 'Career Opportunities: Kite maker'])
  expect(body).toMatch(/\r\nPosition: Kite maker\r\nRésumé: https:\/\/example\.com\/zoe$/)
  await expect(written(page)).toContainText(/PositionKite makerRésumé linkhttps:\/\/example\.com\/zoe/)
})

testAlone(
  'a message too long for a link is copied by the button, which says so before and after',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width: 390, height: 600 })
    await open(page)
    await write(page, 'Media Inquiry', longLetter)
    // However long the letter, its outcome begins below the header.
    const header = await boxOf(page.getByRole('banner'))
    const { y } = await boxOf(success(page))
    expect(y).toBeGreaterThanOrEqual(header.height)
    expect(y).toBeLessThan(600)
    await expect(success(page)).toContainText('the button copies it')
    await expect(success(page).getByRole('status')).toHaveText('')
    await expectAccessible(page, { parts: 'main form' })
    await noteMail(page)
    for (const times of [1, 2]) {
      await byEmail(page).click()
      await expect(mailsOpened(page)).toHaveCount(times)
    }
    await expect(success(page).getByRole('status')).toHaveText(/^Copied\./)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.replaceAll('\r', '')).toBe(`${longLetter}\n\nZoë Byron\n${from}`)
    const body = expect.stringMatching(/^Please paste/)
    expect(await mailOf(page)).toEqual({ to: emails.press, subject: 'Media Inquiry', body })
  },
)

testAlone(
  'where copying is refused, it says so, selects the text, and opens the mail at the next press',
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'))
    })
    await open(page)
    await write(page, 'Software', longLetter)
    await noteMail(page)
    await byEmail(page).press('Enter')
    await expect(success(page).getByRole('status')).toContainText('The text below is selected: copy it')
    await expect(success(page)).not.toContainText('the button copies it')
    const selected = await page.evaluate(() => String(getSelection()))
    expect(selected.replaceAll('\r', '')).toContain(longLetter)
    expect(selected).toContain(from)
    await expect(mailsOpened(page)).toHaveCount(0)
    await byEmail(page).press('Enter')
    await expect(mailsOpened(page)).toHaveCount(1)
  },
)

test('the fields give way to the message, and are there again, empty and without errors, for another', async ({
  page,
}) => {
  await open(page)
  await send(page).click()
  await write(page, 'Software')
  await expect(field(page, 'First name')).toBeHidden()
  await expect(page.getByText('This form keeps your message')).toBeHidden()
  await another(page).press('Enter')
  await expect(field(page, 'First name')).toBeFocused()
  await page.keyboard.type('Z')
  await expect(field(page, 'First name')).toHaveValue('Z')
  for (const part of [success(page), written(page), page.locator('[aria-invalid]')]) await expect(part).toHaveCount(0)
  await expect(page.locator('form')).toHaveAttribute('data-state', 'idle')
  await write(page, 'Other', 'A second message.')
  await expect(written(page)).toContainText('A second message.')
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('contact-outbox') ?? '[]'))
  const messages = kept.map(({ message }: { message: { message: string } }) => message.message)
  expect(messages).toEqual([letter, 'A second message.'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it says so, gives an address, and speaks of no next step', async ({ page }) => {
    await page.goto(contact)
    const form = page.locator('main form')
    const instead = form.locator('noscript p')
    await expect(instead).toBeVisible()
    await expect(instead).toContainText(`This form needs JavaScript. Please write to ${emails.support}`)
    await expect(send(page)).toBeDisabled()
    await expect(form.getByText('Your message stays on this device: nothing is sent.')).toBeVisible()
    await expect(form.getByText(/mail program|next step/).locator('visible=true')).toHaveCount(0)
    await expect(form.getByRole('link', { name: emails.support })).toBeVisible()
  })
})

test('what has yet to be mailed is there after a reload and on the way back; a link and "Write another" bring the form', async ({
  page,
}) => {
  await open(page)
  await write(page, 'Software')
  const mail = await mailOf(page)
  await page.reload()
  await expect(success(page)).toBeVisible()
  expect(await mailOf(page)).toEqual(mail)
  await page.goto(fixtureOrigin)
  await page.goBack()
  await expect(success(page)).toBeVisible()
  await page.goto(`${contact}?position=Kite+maker`)
  await expect(field(page, 'Position (optional)')).toHaveValue('Kite maker')
  await expect(success(page)).toBeHidden()
  await page.goBack()
  await another(page).click()
  await page.reload()
  await wakeForm(page)
  await expect(success(page)).toBeHidden()
})
