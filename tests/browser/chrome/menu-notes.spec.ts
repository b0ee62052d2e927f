import type { Page } from '@playwright/test'
import { fewLinks, menuNotes } from '../../../src/site/menu.ts'
import { gotoAwake } from '../../support/awake.ts'
import { expectAccessible } from '../../support/axe.ts'
import { holdBack } from '../../support/hold.ts'
import { openSections } from '../../support/menu.ts'
import { expect, test } from '../../support/test.ts'
import { company, menu, pick, tree } from '../subjects.ts'
import { arriveAtMenu, here, itemButton, linksOf, panelOf, sectionButton } from './subjects.ts'

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

const showAdvice = async (page: Page) => {
  await sectionButton(page, advised.section).click()
  await itemButton(page, advised.section, advised.item).hover()
}
const expectAdvice = (page: Page) => expect(panelOf(page).getByText(advised.notes.sentence ?? '')).toBeVisible()

test('nothing is fetched for whoever only reads, and once for who reaches for the menu', async ({ page }) => {
  // On a blank page the browser forgets where the mouse was put, so it is put away on one of the site, which is left again.
  await gotoAwake(page, here.address)
  await page.mouse.move(0, 799)
  const asked: string[] = []
  page.on('request', (request) => /\/menu\.\w+\.json$/.test(request.url()) && asked.push(request.url()))
  await gotoAwake(page, here.address)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await arriveAtMenu(page)
  await page.locator('.menu-section').last().hover()
  await expect(openSections(page)).toHaveCount(1)
  expect(asked).toHaveLength(1)
})

test('every note finds its place; up to eight links have a line each, more have their names alone', async ({
  page,
}) => {
  const answer = page.waitForResponse(/\/menu\.\w+\.json$/)
  await arriveAtMenu(page)
  const sent: [to: string, element: string, text: string][] = await (await answer).json()
  expect(sent.length).toBeGreaterThan(0)
  const lost = (notes: typeof sent) =>
    notes.filter(
      ([to, element, text]) =>
        ![...document.querySelectorAll(`${to}>${element}`)].some((note) => note.textContent.startsWith(text)),
    )
  await expect.poll(() => page.evaluate(lost, sent)).toEqual([])
  for (const { section, item, notes } of all) {
    const lines = await linksOf(page, section, item).locator('small').allTextContents()
    expect(lines, item.title).toEqual(notes.lines.filter(Boolean))
    expect(lines.length).toBeLessThanOrEqual(fewLinks)
  }
  const upcoming = all.filter(({ item }) => item.subItems.some(({ isUpcoming }) => isUpcoming))
  expect(upcoming.length).toBeGreaterThan(0)
  await expect(page.locator('#menu').getByText('In preparation')).toHaveCount(upcoming.length)
  for (const { section, item } of upcoming)
    await expect(linksOf(page, section, item).and(page.locator('.menu-links li li a'))).toHaveText(
      item.subItems.filter(({ isUpcoming }) => isUpcoming).map(({ label }) => label),
    )
})

test('a short list beside a long one says what the family is and how to choose from it', async ({ page }) => {
  await arriveAtMenu(page)
  await showAdvice(page)
  await expectAdvice(page)
  for (const { title } of advised.notes.choosing) await expect(panelOf(page).getByText(title)).toBeVisible()
  await expectAccessible(page, { parts: 'header' })
})

test('the newest article ends its section', async ({ page }) => {
  await arriveAtMenu(page)
  await sectionButton(page, ending).click()
  await expectAccessible(page, { parts: 'header' })
  await panelOf(page).getByRole('link', { name: newest.title }).click()
  await expect(page).toHaveURL(newest.href)
})

test('notes that do not arrive leave all links', async ({ page, allow }) => {
  allow(/menu\.\w+\.json|ERR_FAILED/)
  await page.route('**/menu.*.json', (route) => route.abort())
  await gotoAwake(page, here.address)
  await showAdvice(page)
  await expect(linksOf(page, advised.section, advised.item).first()).toBeVisible()
})

test('notes that arrive late come into the open panel', async ({ page }) => {
  const release = await holdBack(page, '**/menu.*.json')
  await gotoAwake(page, here.address)
  await showAdvice(page)
  release()
  await expectAdvice(page)
})
