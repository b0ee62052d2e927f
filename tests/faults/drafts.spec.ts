import type { Page } from '@playwright/test'
import { wakeForm } from '../support/awake.ts'
import { fixtureOrigin, fixturePage } from '../support/fixture.ts'
import { block, field, letter } from '../support/form.ts'
import { expect, testAlone } from '../support/test.ts'

/** Browsers that keep no drafts of a message. */

const address = fixtureOrigin + fixturePage('contact').address
const words = letter.Message
const book = words.repeat(5000)

const takesAtMost = (most: number) => {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    if (value.length > most && key === 'contact-draft') throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  }
}
const forgets = () => {
  Storage.prototype.setItem = () => {}
}

for (const [name, refuse] of [
  ['blocked', (page: Page) => page.addInitScript(block, 'sessionStorage')],
  ['full', (page: Page) => page.addInitScript(takesAtMost, 0)],
  ['full after a while', (page: Page) => page.addInitScript(takesAtMost, 30)],
  ['forgetful', (page: Page) => page.addInitScript(forgets)],
] as const)
  testAlone(
    `where drafts cannot be kept, storage being ${name}, what is typed stays, also on the way back and after a reload`,
    async ({ page }) => {
      await refuse(page)
      await page.goto(address)
      await wakeForm(page)
      await field(page, 'Message').fill('Dear')
      await field(page, 'Message').fill(words)
      // As if the browser had kept the page and shows it again.
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await expect(field(page, 'Message')).toHaveValue(words)
      await page.goto(fixtureOrigin + fixturePage('about').address)
      await page.goBack()
      await expect(field(page, 'Message')).toHaveValue(words)
      await field(page, 'Message').fill(book)
      await page.reload()
      await expect(field(page, 'Message')).toHaveValue(book)
      await page.reload()
      await page.locator('form[data-awake]').waitFor()
      await expect(field(page, 'Message')).toHaveValue(book)
    },
  )
