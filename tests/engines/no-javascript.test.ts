import { expect, inject, test } from 'vitest'
import { arrive } from './visitor.ts'

const { driver, click, isShown, run, resize } = await arrive({ allowed: /script-src|Content-Security-Policy/ })
const open = (address: string) => driver.open(inject('scriptless') + address)

test('a page is whole: its text, its pictures, its links', async () => {
  await open('/')
  expect(await isShown('main h1')).toBe(true)
  expect(await isShown('main svg')).toBe(true)
  expect(await isShown('header[data-awake]')).toBe(false)
})

test('the bar opens and leads on', async () => {
  await open('/about')
  await click('.menu > ul > li:nth-child(2) .menu-section')
  await click('.menu > ul > li:nth-child(2) .menu-links a')
  await expect.poll(() => run(() => location.pathname)).not.toBe('/about')
})

test('the panel of a phone opens, unfolds and leads on', async () => {
  await resize(390, 844)
  await open('/about')
  await click('[popovertarget=menu]')
  await expect.poll(() => run(() => document.querySelector('#menu')?.getBoundingClientRect().x)).toBe(0)
  await click('.menu > ul > li:nth-child(2) .menu-section')
  await click('.menu > ul > li:nth-child(2) .menu-links a')
  await expect.poll(() => run(() => location.pathname)).not.toBe('/about')
})

test('the form says that nothing is sent and whom to write to, and does not seem to send', async () => {
  await open('/contact')
  const form = await run(() => document.querySelector<HTMLElement>('main form')?.innerText)
  expect(form).toMatch(/stays on this device: nothing is sent\..*\S+@\S+/s)
  expect(await run(() => document.querySelector<HTMLButtonElement>('form [type=submit]')?.disabled)).toBe(true)
})
