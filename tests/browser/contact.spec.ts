import type { Page } from '@playwright/test'
import { wakeForm } from '../support/awake.ts'
import { stopClock } from '../support/clock.ts'
import { holdBack } from '../support/hold.ts'
import { expect, test, testAlone } from '../support/test.ts'
import { pageFor, pageOf } from './subjects.ts'

// What the form refuses, and how, is tried on its example: kit/contact-form.spec.ts; what it says of a kept message in contact-sent.spec.ts.
const { address } = pageOf('contact', '/contact')
const elsewhere = pageFor('/about').address
const letter = 'I would like to know more about farmland.'
const book = letter.repeat(5000)

async function open(page: Page, query = '') {
  await page.goto(`${address}${query}`)
  await wakeForm(page)
}

/** Where something stands in the form, it wakes by itself. */
const awake = (page: Page) => page.locator('form[data-awake]').waitFor()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const position = (page: Page) => field(page, 'Position (optional)')
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const sent = (page: Page) => page.getByText('Message sent successfully!')
const another = (page: Page) => page.getByRole('button', { name: 'Write another' })
const stored = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('contact-draft') ?? '{}'))

async function fillIn(page: Page, message = letter) {
  await field(page, 'First name').fill('Ada')
  await field(page, 'Last name').fill('Lovelace')
  await field(page, 'Email').fill('ada@example.com')
  await field(page, 'Inquiry type').selectOption('Consulting')
  await field(page, 'Message').fill(message)
}

/** As if the browser had kept the page and shows it again. */
const showAgain = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('what was typed survives a reload and Back', async ({ page }) => {
  await open(page)
  await field(page, 'First name').fill('Zoë')
  await field(page, 'Message').fill(letter)
  await field(page, 'Inquiry type').selectOption('Software')
  await page.reload()
  await awake(page)
  await expect(field(page, 'Message')).toHaveValue(letter)
  await expect(field(page, 'Inquiry type')).toHaveValue('software')
  await page.goto(elsewhere)
  await page.goBack()
  await awake(page)
  await expect(field(page, 'First name')).toHaveValue('Zoë')
})

test('a link may choose the subject and name the position', async ({ page }) => {
  await open(page, '?inquiry=career+opportunities&position=Portfolio+Analyst')
  await expect(field(page, 'Inquiry type')).toHaveValue('career opportunities')
  await expect(position(page)).toHaveValue('Portfolio Analyst')
  await expect(field(page, 'Message')).toHaveValue('')
})

test('the position of a link is shown, can be removed, and is the last one asked for', async ({ page }) => {
  await open(page, '?position=Portfolio+Analyst')
  await open(page, '?position=Trader')
  await expect(position(page)).toHaveValue('Trader')
  const remove = page.getByRole('button', { name: 'Remove position' })
  await remove.click()
  await expect(position(page)).toHaveValue('')
  await expect(position(page)).toBeFocused()
  await expect(remove).toBeHidden()
  await page.reload()
  await awake(page)
  await expect(position(page)).toHaveValue('')
})

test('what belongs to an application shows with its subject alone', async ({ page }) => {
  await open(page)
  await expect(position(page)).toBeHidden()
  await field(page, 'Inquiry type').selectOption('Career Opportunities')
  await expect(position(page)).toBeVisible()
  await expect(field(page, 'Link to your résumé (optional)')).toBeVisible()
  await field(page, 'Inquiry type').selectOption('Other')
  await expect(position(page)).toBeHidden()
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
  await expect(sent(page)).toBeVisible()
  expect(requests).toEqual([])
})

test('what a link asked for is not asked for again on a reload', async ({ page }) => {
  await open(page, '?position=Portfolio+Analyst')
  await field(page, 'Inquiry type').selectOption('Other')
  await field(page, 'Message').fill(letter)
  await page.reload()
  await awake(page)
  await expect(field(page, 'Inquiry type')).toHaveValue('other')
  await expect(field(page, 'Message')).toHaveValue(letter)
})

test('what a link asks for and is not known is ignored, and markup is text', async ({ page }) => {
  await open(page, '?inquiry=world+peace')
  await expect(field(page, 'Inquiry type')).toHaveValue('')
  await open(page, '?position=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E')
  await expect(position(page)).toHaveValue('<img src=x onerror=alert(1)>')
})

test.describe('while the form is still asleep', () => {
  test('who only reads the page fetches nothing of what wakes it', async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const woken = () => page.evaluate(() => customElements.get('astro-island') !== undefined)
    expect(await woken()).toBe(false)
    await wakeForm(page)
    expect(await woken()).toBe(true)
  })

  test('what is typed is kept', async ({ page }) => {
    const release = await holdBack(page, '**/_astro/*.js')
    await page.goto(address, { waitUntil: 'commit' })
    await field(page, 'First name').fill('Early')
    release()
    await awake(page)
    await expect(field(page, 'First name')).toHaveValue('Early')
  })

  for (const [how, press] of [
    ['by a click', (page: Page) => send(page).click()],
    ['by the Enter key', (page: Page) => field(page, 'First name').press('Enter')],
  ] as const)
    test(`it can be sent, ${how}, and answers once it is awake`, async ({ page }) => {
      const release = await holdBack(page, '**/_astro/*.js')
      await page.goto(address, { waitUntil: 'commit' })
      await press(page)
      await expect(page).toHaveURL(address)
      release()
      await expect(page.locator('form[data-state=error] [aria-invalid=true]')).toHaveCount(5)
      await field(page, 'First name').fill('Ada')
      await expect(page.locator('form [aria-invalid=true]')).toHaveCount(4)
    })

  test('the draft is already there, and one more letter is added to it', async ({ page }) => {
    await open(page)
    await field(page, 'Message').fill(letter)
    await page.goto(elsewhere)
    const release = await holdBack(page, '**/_astro/*.js')
    await page.goto(address, { waitUntil: 'commit' })
    await field(page, 'Message').press('End')
    await field(page, 'Message').pressSequentially('!')
    release()
    await awake(page)
    await expect(field(page, 'Message')).toHaveValue(`${letter}!`)
    expect(await stored(page)).toMatchObject({ message: `${letter}!` })
  })

  test('what is typed and left by a link is there on the way back', async ({ page }) => {
    const release = await holdBack(page, '**/_astro/*.js')
    await page.goto(address, { waitUntil: 'commit' })
    await field(page, 'Message').fill(letter)
    await page.goto(elsewhere, { waitUntil: 'commit' })
    release()
    await open(page)
    await expect(field(page, 'Message')).toHaveValue(letter)
  })
})

testAlone('what is typed while a message is being sent stays, and what was sent goes', async ({ page }) => {
  await open(page)
  await fillIn(page)
  await stopClock(page)
  await send(page).press('Enter')
  await field(page, 'Message').fill('And another thing.')
  await page.clock.runFor(1000)
  await expect(sent(page)).toBeVisible()
  await expect(page.getByText('What you typed since is in the form below.')).toBeVisible()
  await another(page).click()
  await expect(field(page, 'Message')).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('And another thing.')
  await expect(field(page, 'First name')).toHaveValue('')
  await page.reload()
  await awake(page)
  await expect(field(page, 'Message')).toHaveValue('And another thing.')
})

test('a second message starts clean: no errors at its first letter, and no word of the first', async ({ page }) => {
  await open(page)
  await send(page).click()
  await fillIn(page)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  await another(page).click()
  await page.keyboard.type('Z')
  await expect(field(page, 'First name')).toHaveValue('Z')
  await expect(sent(page)).toHaveCount(0)
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  await expect(page.locator('form')).toHaveAttribute('data-state', 'idle')
})

testAlone('a page made ready beforehand shows what was typed until it is opened', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { get: () => !sessionStorage.getItem('opened') })
    sessionStorage.setItem('contact-draft', JSON.stringify({ message: 'Before' }))
  })
  await open(page)
  await page.evaluate(() => {
    sessionStorage.setItem('contact-draft', JSON.stringify({ message: 'Since then' }))
    sessionStorage.setItem('opened', 'yes')
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(field(page, 'Message')).toHaveValue('Since then')
})

testAlone('a page made ready before a message was sent does not show it again', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { get: () => !sessionStorage.getItem('opened') })
    sessionStorage.setItem('contact-draft', JSON.stringify({ message: 'Before' }))
  })
  await open(page)
  await page.evaluate(() => {
    sessionStorage.removeItem('contact-draft')
    sessionStorage.setItem('opened', 'yes')
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(field(page, 'Message')).toHaveValue('')
})

test('a page that the browser kept shows what was typed elsewhere since, and not what was sent', async ({ page }) => {
  await open(page)
  await fillIn(page)
  await page.evaluate(() => sessionStorage.setItem('contact-draft', JSON.stringify({ message: 'Typed since' })))
  await showAgain(page)
  await expect(field(page, 'Message')).toHaveValue('Typed since')
  await expect(field(page, 'First name')).toHaveValue('')
  await page.evaluate(() => sessionStorage.setItem('contact-draft', '{}'))
  await showAgain(page)
  await expect(field(page, 'Message')).toHaveValue('')
})

// Chromium that is closed in a hurry may come back with the form as it was, but with nothing in the session's storage.
test('what only the browser still knows stays in the form, and is kept again', async ({ page }) => {
  await open(page)
  await fillIn(page)
  await page.goto(elsewhere)
  await page.evaluate(() => sessionStorage.clear())
  await page.goBack()
  await awake(page)
  await expect(field(page, 'Message')).toHaveValue(letter)
  await expect(field(page, 'Inquiry type')).toHaveValue('consulting')
  await page.goto(elsewhere)
  expect((await stored(page)).message).toBe(letter)
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
  await open(page)
  await field(page, 'Message').fill('First words')
  await page.goto(elsewhere)
  await open(page)
  await field(page, 'Message').fill('First words, and more')
  await page.goto(elsewhere)
  await page.goBack()
  await page.goBack()
  await page.goBack()
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
  await expect(sent(other)).toBeVisible()
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
    }, letter)
    await leave(page)
    await awake(page)
    await expect(field(page, 'Message')).toHaveValue(letter)
  })

for (const [name, refuse] of [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = (key) => {
        if (key === 'contact-draft') throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'full after a while',
    () => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (value.length > 30) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    },
  ],
  [
    'forgetful',
    () => {
      Storage.prototype.setItem = () => {}
    },
  ],
] as const)
  testAlone(
    `where drafts cannot be kept, storage being ${name}, what is typed stays, also on the way back and after a reload`,
    async ({ page }) => {
      await page.addInitScript(refuse)
      await open(page)
      await field(page, 'Message').fill('Dear')
      await field(page, 'Message').fill(letter)
      await showAgain(page)
      await expect(field(page, 'Message')).toHaveValue(letter)
      await page.goto(elsewhere)
      await page.goBack()
      await expect(field(page, 'Message')).toHaveValue(letter)
      await field(page, 'Message').fill(book)
      await page.reload()
      await expect(field(page, 'Message')).toHaveValue(book)
      await page.reload()
      await awake(page)
      await expect(field(page, 'Message')).toHaveValue(book)
    },
  )

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
  await expect(page.getByRole('region', { name: 'Message sent successfully!' })).toBeFocused()
  await expect(field(page, 'Message')).toHaveValue('')
  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('')
})
