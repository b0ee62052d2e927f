import { describe, expect, inject, test } from 'vitest'
import { arrive } from './visitor.ts'

// The form where a service takes its messages. What the browser sends with it decides whether it may.
const { driver, click, type, count, textOf, address, choose, run } = await arrive({
  allowed: /script-src|Content-Security-Policy/,
})
const { origin, scriptless } = inject('service')

const letter = { firstName: 'Zoë', lastName: 'Byron', email: 'zoe@example.com', message: 'A letter from this engine.' }
const typedIn = (field: string) =>
  run((field) => document.querySelector<HTMLInputElement>(`[name=${field}]`)?.value, field)

async function fillIn(fields: Record<string, string>) {
  for (const [field, value] of Object.entries(fields)) {
    await click(`[name=${field}]`)
    await type(value)
  }
  await choose('inquiryType', 2)
}

test('a message is sent by the form', async () => {
  await driver.open(`${origin}/contact`)
  await fillIn(letter)
  await expect.poll(() => count('form[data-awake]')).toBe(1)
  // As long as the quickest person takes.
  await expect.poll(() => run(() => performance.now())).toBeGreaterThan(2_000)
  await click('form [type=submit]')
  await expect.poll(() => textOf('#outcome')).toContain('sent')
  expect(await typedIn('message')).toBe('')
})

describe('without a script', () => {
  test('what is wrong comes back with all that was typed, and is then sent', async () => {
    await driver.open(`${scriptless}/contact`)
    await fillIn({ ...letter, firstName: 'Z' })
    await click('form [type=submit]')
    await expect.poll(() => textOf('#outcome')).toContain('Something went wrong')
    expect(await textOf('#firstName-error')).toContain('at least 2 characters')
    expect([await typedIn('message'), await typedIn('inquiryType')]).toEqual([letter.message, 'software'])
    // Until the page is whole, things move under the mouse.
    const isWhole = () => run(() => document.readyState === 'complete' && document.fonts.status === 'loaded')
    await expect.poll(isWhole).toBe(true)
    await fillIn({ firstName: 'oë' })
    await click('form [type=submit]')
    await expect.poll(address).toBe('/api/messages/sent')
    expect(await textOf('#outcome')).toContain('sent')
  })
})
