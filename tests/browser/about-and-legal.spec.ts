import { expect, testAlone } from '../support/test.ts'
import { pageOf } from './subjects.ts'

testAlone("the privacy page shows today's date, by the visitor's own calendar", async ({ page }) => {
  await page.clock.install({ time: new Date('2031-02-03T12:00:00') })
  await page.goto(pageOf('legal', '/privacy').address)
  await expect(page.getByText('Last updated: February 3, 2031')).toBeVisible()
})
