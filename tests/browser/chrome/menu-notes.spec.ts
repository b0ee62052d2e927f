import type { Page } from '@playwright/test'
import { fewLinks, menuNotes } from '../../../src/site/menu.ts'
import { gotoAwake } from '../../support/awake.ts'
import { axeFindings } from '../../support/axe.ts'
import { holdBack } from '../../support/hold.ts'
import { openSections } from '../../support/menu.ts'
import { expect, test } from '../../support/test.ts'
import { company, menu, pick, tree } from '../subjects.ts'
import { here, itemButton, linksOf, sectionButton } from './subjects.ts'

test.use({ viewport: { width: 1280, height: 800 } })

// The browser remembers where the mouse was in the test before, which may be over the menu.
test.beforeEach(({ page }) => page.mouse.move(0, 799))

const notes = menuNotes({ tree, menu, offices: company.offices, today: new Date() })
const all = menu.flatMap((section, s) =>
  section.items.map((item, i) => ({ section, item, notes: pick('notes', notes[s]?.items[i]) })),
)
/** An item that says how to choose, and a section that ends with an article. */
const advised = pick(
  'item with advice',
  all.find(({ notes }) => notes.choosing.length > 0),
)
const ending = pick(
  'section with an article',
  menu.find((_, s) => notes[s]?.newest),
)
const newest = pick('newest article', notes[menu.indexOf(ending)]?.newest)

/** Comes to a page, and reaches for its menu. */
async function arrive(page: Page) {
  await gotoAwake(page, here.address)
  await page.locator('.menu-section').first().focus()
  await expect(page.locator('#menu small').last()).toBeAttached()
}

const panel = (page: Page) => page.locator('[data-section][open] [data-panel]')

test('nothing is fetched for whoever only reads, and once for who reaches for the menu', async ({ page }) => {
  // On a blank page the browser forgets where the mouse was put, so it is put away on one of the site, which is left again.
  await gotoAwake(page, here.address)
  await page.mouse.move(0, 799)
  const asked: string[] = []
  page.on('request', (request) => /\/menu\.\w+\.json$/.test(request.url()) && asked.push(request.url()))
  await gotoAwake(page, here.address)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await arrive(page)
  await page.locator('.menu-section').last().hover()
  await expect(openSections(page)).toHaveCount(1)
  expect(asked).toHaveLength(1)
})

test('every note finds its place', async ({ page }) => {
  const answer = page.waitForResponse(/\/menu\.\w+\.json$/)
  await gotoAwake(page, here.address)
  await page.locator('.menu-section').first().focus()
  const sent: [to: string, element: string, text: string][] = await (await answer).json()
  const lost = () =>
    page.evaluate(
      (notes) =>
        notes.filter(
          ([to, element, text]) =>
            ![...document.querySelectorAll(`${to}>${element}`)].some((note) => note.textContent.startsWith(text)),
        ),
      sent,
    )
  expect(sent.length).toBeGreaterThan(0)
  await expect.poll(lost).toEqual([])
})

test('up to four links have a line each; more have their names alone', async ({ page }) => {
  await arrive(page)
  for (const { section, item, notes } of all) {
    const lines = await linksOf(page, section, item).locator('small').allTextContents()
    expect(lines, item.title).toEqual(notes.lines.filter(Boolean))
    if (lines.length > 0) expect(lines.length).toBeLessThanOrEqual(fewLinks)
  }
})

test('a short list beside a long one says what the family is and how to choose from it', async ({ page }) => {
  await arrive(page)
  await sectionButton(page, advised.section).click()
  await itemButton(page, advised.section, advised.item).hover()
  await expect(panel(page).getByText(advised.notes.sentence ?? '')).toBeVisible()
  for (const { title } of advised.notes.choosing) await expect(panel(page).getByText(title)).toBeVisible()
})

test('the newest article ends its section', async ({ page }) => {
  await arrive(page)
  await sectionButton(page, ending).click()
  await panel(page).getByRole('link', { name: newest.title }).click()
  await expect(page).toHaveURL(newest.href)
})

test('the panel is as tall as its section needs: no more, and the same for each of its items', async ({ page }) => {
  await arrive(page)
  for (const section of menu) {
    await sectionButton(page, section).click()
    const heights = new Set<number>()
    for (const item of section.items) {
      await itemButton(page, section, item).hover()
      heights.add((await panel(page).boundingBox())?.height ?? 0)
    }
    expect([...heights], section.title).toHaveLength(1)
    const [spare] = await panel(page).evaluateAll(spareIn)
    expect(spare, section.title).toBeLessThan(48)
    await sectionButton(page, section).click()
  }
})

/** How much room a panel leaves below the longest of its columns. */
function spareIn(panels: Element[]): number[] {
  return panels.map((panel) => {
    const list = panel.querySelector('ul')
    const ends = [...panel.querySelectorAll('.menu-item, [data-links] > :last-child')]
    const lowest = Math.max(...ends.map((part) => part.getBoundingClientRect().bottom))
    const link = panel.querySelector('[data-section-link]')?.getBoundingClientRect().height ?? 0
    const items = Math.max(...[...panel.querySelectorAll('.menu-item')].map((it) => it.getBoundingClientRect().bottom))
    return (list?.getBoundingClientRect().bottom ?? 0) - Math.max(lowest, items + link)
  })
}

test('the links of every item stand in two columns, row by row', async ({ page }) => {
  await arrive(page)
  for (const { section, item } of all) {
    await sectionButton(page, section).click()
    await itemButton(page, section, item).hover()
    const list = panel(page).locator('[data-item][open] [data-links] > ul')
    const places = await list
      .locator('> li:not(:has(ul))')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()).map(({ left, top }) => ({ left, top })))
    const [first, second] = [places[0]?.left, places[1]?.left]
    expect(
      places.map(({ left }) => left),
      item.title,
    ).toEqual(places.map((_, i) => (i % 2 ? second : first)))
    expect(
      places.every(({ top }, i) => top === places[i - (i % 2)]?.top),
      item.title,
    ).toBe(true)
    if (places.length > 1) expect(second, item.title).toBeGreaterThan(first ?? 0)
    await sectionButton(page, section).click()
  }
})

test('what is in preparation stands under one label', async ({ page }) => {
  await arrive(page)
  const upcoming = all.filter(({ item }) => item.subItems.some(({ isUpcoming }) => isUpcoming))
  expect(upcoming.length).toBeGreaterThan(0)
  await expect(page.locator('#menu').getByText('In preparation')).toHaveCount(upcoming.length)
  for (const { section, item } of upcoming) {
    const names = await linksOf(page, section, item).and(page.locator('[data-links] li li a')).allTextContents()
    expect(names).toEqual(item.subItems.filter(({ isUpcoming }) => isUpcoming).map(({ label }) => label))
  }
})

test('notes that do not arrive leave all links', async ({ page, allow }) => {
  allow(/menu\.\w+\.json|ERR_FAILED/)
  await page.route('**/menu.*.json', (route) => route.abort())
  await gotoAwake(page, here.address)
  await sectionButton(page, advised.section).click()
  await itemButton(page, advised.section, advised.item).hover()
  await expect(linksOf(page, advised.section, advised.item).first()).toBeVisible()
})

test('notes that arrive late come into the open panel', async ({ page }) => {
  const release = await holdBack(page, '**/menu.*.json')
  await gotoAwake(page, here.address)
  await sectionButton(page, advised.section).click()
  await expect(openSections(page)).toHaveCount(1)
  release()
  await itemButton(page, advised.section, advised.item).hover()
  await expect(panel(page).getByText(advised.notes.sentence ?? '')).toBeVisible()
})

test('axe finds nothing with each kind of panel open, in either theme', async ({ page }) => {
  await arrive(page)
  for (const { section, item } of [
    advised,
    pick(
      'item',
      all.find(({ section }) => section === ending),
    ),
  ]) {
    await sectionButton(page, section).click()
    await itemButton(page, section, item).hover()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page), `${section.title}, ${colorScheme}`).toEqual([])
    }
    await sectionButton(page, section).click()
  }
})
