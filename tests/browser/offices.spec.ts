import type { Page } from '@playwright/test'
import { inItsStyles } from '../support/awake.ts'
import { holdBack } from '../support/hold.ts'
import { expect, test, testAlone } from '../support/test.ts'
import { company, pageOf } from './subjects.ts'

const strip = '.office-times'

/** What a clock on the wall of an office shows. */
const timeIn = (timeZone: string, now: Date) =>
  now.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })

/** Support hours are Monday to Friday, 9:00 AM to 6:00 PM local time. */
function isOpen(timeZone: string, now: Date) {
  const day = now.toLocaleDateString('en-US', { timeZone, weekday: 'short' })
  const hour = Number(now.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }))
  return !day.startsWith('S') && hour >= 9 && hour < 18
}

/** The times are fetched once somebody comes near. */
async function comeNear(page: Page) {
  await page.locator(strip).scrollIntoViewIfNeeded()
  await page.locator(`${strip} [data-awake]`).first().waitFor({ state: 'attached' })
}

/** Whether an office answers, and the next full hour from which that is otherwise. */
function stateIn(timeZone: string, now: Date) {
  const hour = 3_600_000
  const dayOf = (time: Date) => time.toLocaleDateString('en-US', { timeZone, weekday: 'short' })
  const open = isOpen(timeZone, now)
  let until = new Date((Math.floor(now.getTime() / hour) + 1) * hour)
  while (isOpen(timeZone, until) === open) until = new Date(until.getTime() + hour)
  const day = dayOf(until) === dayOf(now) ? '' : `${dayOf(until)} `
  return `${open ? 'Open' : 'Closed'} until ${day}${timeIn(timeZone, until)}`
}

/** What each office says of itself. */
const times = (now: Date) =>
  company.offices.map(({ city, timeZone }) => `${city}${timeIn(timeZone, now)}${stateIn(timeZone, now)}`)

for (const [what, time] of [
  // Early in a minute, which a slow machine may not leave. A Wednesday: 9:41 in New York, 14:41 in London, 22:41 in Singapore (winter time).
  ['each office its own time, and whether it is within support hours, and ticks each minute', '2026-01-14T14:41:01Z'],
  // New York is on summer time since March 8, London is not before March 29.
  ['the right times on the day the clocks change', '2026-03-09T13:30:00Z'],
] as const)
  testAlone(`the strip shows ${what}`, async ({ page }) => {
    const start = new Date(time)
    await page.clock.install({ time: start })
    await page.goto('/')
    await comeNear(page)
    await expect(page.locator(`${strip} li`)).toHaveText(times(start))
    await page.clock.runFor(60_000)
    await expect(page.locator(`${strip} li`)).toHaveText(times(new Date(start.getTime() + 60_000)))
  })

testAlone('the cards of the contact page show the same', async ({ page }) => {
  const { address, offices } = pageOf('contact', '/contact')
  const wednesday = new Date('2026-01-14T14:41:01Z')
  await page.clock.install({ time: wednesday })
  await page.goto(`${address}#offices`)
  const cards = page.getByRole('region', { name: offices.heading }).getByRole('listitem')
  await cards.locator('[data-awake]').first().waitFor({ state: 'attached' })
  await expect(cards).toContainText(times(wednesday))
})

test('filling in the times shifts nothing', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/*.js')
  // With a part named, so that no other part waits.
  await page.goto('/#main', { waitUntil: 'commit' })
  await inItsStyles(page)
  await page.evaluate(async () => {
    // All of them, and the frame that shows them: a font that comes later moves lines, and is not what this is about.
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => font)))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  const before = await placesAround(page)
  release()
  await comeNear(page)
  await page.evaluate(() => scrollTo(0, 0))
  expect(await placesAround(page)).toEqual(before)
})

/** Where everything is that is not the times themselves. Asked for, and not observed: a shift is reported a frame later. */
const placesAround = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('main *:not(astro-island, astro-island *, [data-time-zone], [data-time-zone] *)'),
    ].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.tagName, x, y, width, height].join(' ')
    }),
  )

test('the support hours are read with a blank between days and hours', async ({ page }) => {
  const { address, hours } = pageOf('contact', '/contact')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  const said = await page.locator('[aria-labelledby=hours] p').first().innerText()
  expect(said.replaceAll('\u00a0', ' ')).toBe(hours.text)
})
