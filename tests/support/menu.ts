import type { Locator, Page } from '@playwright/test'

/** The parts of the menu as a visitor names them. */
export const sectionButton = (page: Page, name: string): Locator => page.locator('.menu-section', { hasText: name })

export const itemButton = (page: Page, name: string): Locator =>
  page.locator('[data-section][open] .menu-item', { hasText: new RegExp(`^${name}`) })

export const openSections = (page: Page): Locator => page.locator('[data-section][open]')

export const chosenItem = (page: Page): Locator =>
  page.locator('[data-section][open] [data-item][open] > summary > span').first()

/** Moves the mouse to the middle of a part without waiting for frames, which a stopped clock does not give. */
export async function moveTo(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox()
  if (!box) throw new Error('There is nothing to move to: the part is not shown.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}
