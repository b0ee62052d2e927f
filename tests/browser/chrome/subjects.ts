import { expect, type Locator, type Page } from '@playwright/test'
import type { MenuItem, MenuSection } from '../../../src/site/menu.ts'
import { gotoAwake } from '../../support/awake.ts'
import { menu, pageOf, pick } from '../subjects.ts'

/** Two pages that the footer links to. */
export const here = pageOf('about', '/about')
export const elsewhere = pageOf('legal', '/terms')

const hasLinks = ({ subItems }: MenuItem) => subItems.length > 0
const pageInside = ({ href, items: [first] }: MenuSection) =>
  first?.subItems.find((link) => link.href.startsWith(`${href}/`))

/** A section, not the last, whose first two items have links; its first item leads to a page that lives in it. */
export const one = pick(
  'section with two items that have links, before another section',
  menu.slice(0, -1).find((section) => section.items.slice(0, 2).filter(hasLinks).length === 2 && pageInside(section)),
)
/** The first and second item of that section, and the page in it. */
export const firstItem = pick('first item', one.items[0])
export const secondItem = pick('second item', one.items[1])
export const inside = pick('page in a section', pageInside(one))

/** Another section, and its item with the most links among those above two more: from there a far link can be seen. */
const { section, item } = pick(
  'second section with three items',
  menu
    .filter((section) => section !== one)
    .flatMap((section) => section.items.slice(0, -2).map((item) => ({ section, item })))
    .sort((a, b) => b.item.subItems.length - a.item.subItems.length)[0],
)
export const other = section
export const longItem = item
/** An item with links in it that is not the one shown first. */
export const laterItem = pick('later item with links', other.items.slice(1).findLast(hasLinks))

export const lastSection = pick('last section', menu.at(-1))

/** An item of the menu that links to parts of its own page. */
export const inParts = pick(
  'item with links to parts of its page',
  menu
    .flatMap((section) => section.items.map((item) => ({ section, item })))
    .find(({ item }) => item.subItems.some(({ href }) => href.startsWith(`${item.href}#`))),
)

// Found by their place: two of them may have the same name.
const sectionAt = (page: Page, section: MenuSection) => page.locator('[data-section]').nth(menu.indexOf(section))
const itemAt = (page: Page, section: MenuSection, item: MenuItem) =>
  sectionAt(page, section).locator('[data-item]').nth(section.items.indexOf(item))

export const sectionButton = (page: Page, section: MenuSection): Locator =>
  sectionAt(page, section).locator('.menu-section')

export const itemButton = (page: Page, section: MenuSection, item: MenuItem): Locator =>
  itemAt(page, section, item).locator('.menu-item')

/** The links below an item, without the one to its own page. */
export const linksOf = (page: Page, section: MenuSection, item: MenuItem): Locator =>
  itemAt(page, section, item).locator('.menu-links ul a')

/** What an open section of the bar shows. */
export const panelOf = (page: Page): Locator => page.locator('[data-section][open] .menu-panel')

/** Comes to a page and reaches for its menu, which then says more than names. */
export async function arriveAtMenu(page: Page): Promise<void> {
  await gotoAwake(page, here.address)
  await page.locator('.menu-section').first().focus()
  await expect(page.locator('#menu small').last()).toBeAttached()
}
