import { expect, test } from 'vitest'
import { arrive } from './visitor.ts'

const { open, click, isShown, press, run } = await arrive()

const paper = () => run(() => getComputedStyle(document.documentElement).backgroundColor)
const dark = 'rgb(13, 17, 19)'
const light = 'rgb(250, 248, 243)'

test('a theme is chosen, shows, and stays from page to page', async () => {
  await open('/about')
  for (const [choice, color] of [
    ['dark', dark],
    ['light', light],
    ['dark', dark],
  ]) {
    await click('[popovertarget=theme]')
    await click(`#theme [value=${choice}]`)
    await expect.poll(paper).toBe(color)
    await press('Escape')
    await expect.poll(() => isShown('#theme')).toBe(false)
  }
  await open('/terms')
  expect(await paper()).toBe(dark)
})

test('the choices close when the keyboard goes on', async () => {
  await open('/about')
  await run(() => document.querySelector<HTMLElement>('[popovertarget=theme]')?.focus())
  await press('Enter')
  await expect.poll(() => isShown('#theme')).toBe(true)
  await press('Tab', 'Tab')
  await expect.poll(() => isShown('#theme')).toBe(false)
})
