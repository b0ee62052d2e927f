import { expect, test } from 'vitest'
import { arrive } from './visitor.ts'

const { driver, open, openAwake, click, type, press, choose, count, isShown, textOf, run } = await arrive()

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

test('on a first visit both typefaces come, and all is set in them', async () => {
  await open('/about')
  await expect.poll(() => run(() => document.fonts.status)).toBe('loaded')
  const { loaded, used } = await run(() => ({
    loaded: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    used: ['h1', 'footer'].map((part) => getComputedStyle(document.querySelector(part) as Element).fontFamily),
  }))
  for (const [i, name] of ['Newsreader', 'Hanken'].entries()) {
    expect(loaded.join()).toContain(name)
    expect(used[i]).toContain(name)
  }
})

test('the form names what is missing, then keeps the message and makes an email of it', async () => {
  await openAwake('/contact')
  await click('form [type=submit]')
  await expect.poll(() => count('form[data-state=error] [aria-invalid=true]')).toBe(5)
  for (const [field, value] of Object.entries({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    message: 'A question about the engine, long enough to be sent.',
  })) {
    await click(`[name=${field}]`)
    await type(value)
  }
  await choose('inquiryType', 1)
  await expect.poll(() => count('[aria-invalid=true]')).toBe(0)
  await click('form [type=submit]')
  await expect.poll(() => textOf('#outcome')).toContain('sent')
  expect(await textOf('#outcome-text')).toContain('has not reached us')
  const mail = await run(() => document.querySelector<HTMLAnchorElement>('.message-sent a')?.href)
  expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:[^?]+\?subject=.+&body=A question about the engine/)
  // It takes the place of the form, which comes back empty.
  expect(await run(() => document.querySelector('[name=message]')?.checkVisibility())).toBe(false)
  await click('.message-sent button')
  await expect.poll(() => run(() => (document.activeElement as HTMLInputElement).name)).toBe('firstName')
  expect(await run(() => document.querySelector<HTMLInputElement>('[name=message]')?.value)).toBe('')
})

test('a link of the error summary leads to its field, and what is typed then stands in it', async () => {
  await openAwake('/contact')
  await click('form [type=submit]')
  await click('form [href="#email"]')
  await type('ada')
  await expect.poll(() => run(() => document.querySelector<HTMLInputElement>('[name=email]')?.value)).toBe('ada')
})

test('the carousel moves by its button', async () => {
  await openAwake('/')
  const first = () => run(() => document.querySelector('.slides > *')?.getBoundingClientRect().right ?? 0)
  await click('[aria-label="Next slide"][aria-disabled=false]')
  await expect.poll(first).toBeLessThan(100)
})

test('tabs switch', async () => {
  await openAwake('/software/darden/trato')
  const panels = '[data-panels] > :not([hidden])'
  await click('.tab:nth-child(2)')
  await expect.poll(() => textOf('[role=tab][aria-selected=true]')).toBe(await textOf('.tab:nth-child(2)'))
  const shown = await run((panels) => [...document.querySelectorAll(panels)].map(({ id }) => `${id}-tab`), panels)
  expect(shown).toEqual([await run(() => document.querySelector('.tab:nth-child(2)')?.id)])
})

test('positions are filtered', async () => {
  await openAwake('/careers')
  const positions = 'main ul[data-awake] > li'
  await expect.poll(() => count(positions)).toBeGreaterThan(1)
  const all = await count(positions)
  await choose('department', 1)
  await expect.poll(() => count(positions)).toBeLessThan(all)
  expect(await run(() => location.search)).toContain('department=')
})

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
