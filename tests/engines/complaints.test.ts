import { expect, test } from 'vitest'
import { arrive } from './visitor.ts'

const { driver, open, run } = await arrive()

// Every other test relies on it: one that hears nothing would pass whatever happens.
test('what the browser complains about is heard', async () => {
  await open('/about')
  await run(() => {
    setTimeout(() => {
      throw new Error('a complaint')
    })
  })
  await expect.poll(async () => (await driver.complaints()).join()).toContain('a complaint')
})
