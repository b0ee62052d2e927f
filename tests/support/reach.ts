import type { Locator, Page } from '@playwright/test'

/** Where a part is, which must be somewhere. */
export async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not shown, so it is nowhere.')
  return box
}

/** How far the page can be scrolled sideways, which it never should. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

/** Below this a finger, or a hand that shakes, misses. */
const leastTarget = 24

/** What can be pressed in a page's matter, or elsewhere, and is too small for that. Links in the middle of a sentence may be. */
export function smallTargets(page: Page, where = 'main'): Promise<string[]> {
  const asked = { least: leastTarget, where }
  return page.evaluate(({ least, where }) => {
    const isAlone = (link: Element) => link.closest('p, li, td, th, dd, address')?.textContent === link.textContent
    const targets = [...document.querySelectorAll(`:is(${where}) :is(a, button, input, select, summary)`)]
    return targets
      .filter((target) => target.checkVisibility() && (!target.matches('main p a, main li a') || isAlone(target)))
      .filter((target) => {
        // One that covers its card is as large as the card; one that is there for ears alone is no target.
        const { width, height } = target.getBoundingClientRect()
        const covers = getComputedStyle(target, '::after').position === 'absolute'
        return !covers && width > 1 && (width < least || height < least)
      })
      .map((target) => target.outerHTML)
  }, asked)
}

/** What of a page's matter stands out at the right edge of the window, and cannot be scrolled to where it is. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1
    const canScroll = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || canScroll(element.parentElement))
    return [...document.querySelectorAll('main *, footer *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > edge)
      .filter((element) => !canScroll(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

declare global {
  interface Window {
    /** By how much things have moved by themselves. */
    shifts: number
  }
}

/** From here on adds up what moves by itself. */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
  })

export const shifts = (page: Page): Promise<number> => page.evaluate(() => window.shifts)
