import { wakeForm } from '../support/awake.ts'
import { expect, test } from '../support/test.ts'
import { pageOf } from './subjects.ts'

// What is wrong, and with which words, is tried on the form's example: kit/contact-form.spec.ts. Here is where it stands.
test('what is wrong with a field stands under it, at every width', async ({ page }) => {
  await page.goto(pageOf('contact', '/contact').address)
  await wakeForm(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const fields = page.locator('form [aria-invalid=true]')
  await expect(fields).toHaveCount(5)
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const field of await fields.all()) {
      const error = page.locator(`#${await field.getAttribute('aria-describedby')}`)
      await expect(error).toBeVisible()
      const [above, below] = [await field.boundingBox(), await error.boundingBox()]
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
      expect(below?.y).toBeLessThan((above?.y ?? 0) + (above?.height ?? 0) + 24)
      expect(below?.x).toBe(above?.x)
    }
  }
})
