import { describe, expect, test } from 'vitest'
import { mouse } from './actions.ts'
import { arrive } from './visitor.ts'

const { driver, open, isShown, hover, click, travel, press, count, address, run, resize } = await arrive()

const section = (place: number) => `.menu > ul > li:nth-child(${place}) > [data-section]`
const button = (place: number) => `${section(place)} > summary`
const item = (place: number) => `[data-section][open] .menu-panel > ul > li:nth-child(${place}) > [data-item]`
const focused = () => run(() => document.activeElement?.className)
const isOpen = (place: number) => count(`${section(place)}[open]`)
const openSections = () => count('[data-section][open]')

describe('the bar', () => {
  test('opens by hovering, shows the links of the item under the mouse, and follows a link', async () => {
    await open('/about')
    await hover(button(2))
    await expect.poll(() => isOpen(2)).toBe(1)
    await hover(`${item(2)} > summary`)
    await expect.poll(() => count(`${item(2)}[open]`)).toBe(1)
    expect(await openSections()).toBe(1)
    const link = `${item(2)} .menu-links a`
    const to = await run((link) => document.querySelector(link)?.getAttribute('href'), link)
    await click(link)
    await expect.poll(address).toBe(to)
  })

  test('keeps its section while the mouse goes straight from the bar to an item', async () => {
    await open('/about')
    await click(button(1))
    await expect.poll(() => isOpen(1)).toBe(1)
    await travel(button(1), `${item(3)} > summary`, 40)
    await expect.poll(() => count(`${item(3)}[open]`)).toBe(1)
    expect(await isOpen(1)).toBe(1)
  })

  test('is as tall as the longest list of the section, whichever item the mouse is on', async () => {
    await open('/about')
    await click(button(3))
    const heights = new Set<number | undefined>()
    for (const place of [1, 2, 3]) {
      await hover(`${item(place)} > summary`)
      await expect.poll(() => isShown(`${item(place)} .menu-links`)).toBe(true)
      heights.add(await run(() => document.querySelector('[open] > .menu-panel')?.getBoundingClientRect().height))
      const others = [1, 2, 3].filter((other) => other !== place)
      for (const other of others)
        expect(
          await run(
            (links) => document.querySelector(links)?.checkVisibility({ visibilityProperty: true }),
            `${item(other)} .menu-links`,
          ),
        ).toBe(false)
    }
    expect(heights.size).toBe(1)
  })

  test('closes on a click elsewhere', async () => {
    await open('/about')
    await click(button(1))
    await expect.poll(() => isOpen(1)).toBe(1)
    await driver.perform([mouse({ to: { x: 8, y: 700 }, press: true })])
    await expect.poll(openSections).toBe(0)
  })

  test('works by keys alone', async () => {
    await open('/about')
    await run((button) => document.querySelector<HTMLElement>(button)?.focus(), button(1))
    await press('ArrowRight', 'Enter')
    await expect.poll(() => isOpen(2)).toBe(1)
    await press('ArrowDown', 'ArrowDown')
    await expect.poll(() => count(`${item(2)}[open]`)).toBe(1)
    expect(await focused()).toBe('menu-item')
    await press('Escape')
    await expect.poll(openSections).toBe(0)
    expect(await focused()).toBe('menu-section')
  })
})

describe('the panel of a phone', () => {
  const toggle = '[popovertarget=menu]'
  const inPlace = () => run(() => document.querySelector('#menu')?.getBoundingClientRect().x)

  test('opens in full, unfolds, and follows a link', async () => {
    await resize(390, 844)
    await open('/about')
    await click(toggle)
    await expect.poll(inPlace).toBe(0)
    expect(await isShown(button(1))).toBe(true)
    await click(button(1))
    const link = `${section(1)} .menu-links li a`
    await expect.poll(() => isShown(link)).toBe(true)
    const to = await run((link) => document.querySelector(link)?.getAttribute('href'), link)
    await click(link)
    await expect.poll(address).toBe(to)
  })

  test('closes on Back, and stays on the page', async () => {
    await resize(390, 844)
    await open('/about')
    await click(toggle)
    await expect.poll(inPlace).toBe(0)
    await run(() => history.back())
    await expect.poll(() => isShown(button(1))).toBe(false)
    expect(await address()).toBe('/about')
  })

  test('closes by its button, and the page is in reach again', async () => {
    await resize(390, 844)
    await open('/about')
    await click(toggle)
    await expect.poll(inPlace).toBe(0)
    await click(toggle)
    await expect.poll(() => isShown(button(1))).toBe(false)
    await expect.poll(() => count('[inert]')).toBe(0)
  })
})
