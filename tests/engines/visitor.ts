import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest'
import { keys, mouse, typing } from './actions.ts'
import { startFirefox } from './drivers/firefox.ts'
import { startWebKit } from './drivers/webkit.ts'

const start = { firefox: startFirefox, webkit: startWebKit }

/**
 * A visitor with a browser of the engine under test, for the tests of a file. Parts of a page are named by selectors.
 * A test fails on whatever the browser complains about, save what it has asked for itself.
 */
export async function arrive({ allowed }: { allowed?: RegExp } = {}) {
  const driver = await start[inject('engine')]()
  const { run, resize, complaints, perform } = driver

  /** Opens a page of the site, and waits for its script. */
  const open = async (address: string) => {
    await driver.open(inject('origin') + address)
    await expect.poll(() => isShown('header[data-awake]')).toBe(true)
  }
  /** Opens a page, and goes past all of its islands: some wake when they come into view. */
  const openAwake = async (address: string) => {
    await open(address)
    await run(() => {
      for (const island of document.querySelectorAll('astro-island')) island.firstElementChild?.scrollIntoView()
    })
    await expect.poll(() => count('astro-island[ssr]:not([client=intent])')).toBe(0)
  }
  /** The middle of a part, once it is there and holds still. */
  const spotOf = async (part: string) => {
    await expect.poll(() => isShown(part), { message: `${part} is shown` }).toBe(true)
    let spot = { x: Number.NaN, y: Number.NaN }
    // After typing, Firefox brings the caret back into view a moment later: what is in the same place twice holds still.
    await expect
      .poll(async () => {
        const last = spot
        spot = await run(middleOf, part)
        return spot.x === last.x && spot.y === last.y
      })
      .toBe(true)
    return spot
  }
  const isShown = (part: string) => run(showsAny, part)
  const hover = async (part: string) => perform([mouse({ to: await spotOf(part) })])
  const click = async (part: string) => perform([mouse({ to: await spotOf(part), press: true })])
  /** Moves the mouse in a straight line, with as many stops. */
  const travel = async (from: string, to: string, stops: number) => {
    const [a, b] = [await spotOf(from), await spotOf(to)]
    const along = Array.from({ length: stops }, (_, i) => (i + 1) / stops)
    const spots = along.map((share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }))
    await perform([mouse(...[a, ...spots].map((to) => ({ to })))])
  }
  const press = (...names: (keyof typeof keys)[]) => perform([typing(names.map((name) => keys[name]))])
  const type = (text: string) => perform([typing([...text])])
  /** Chooses an option: lists open outside of the page, where no driver reaches. */
  const choose = (list: string, place: number) => run(chooseFrom, list, place)
  const count = (parts: string) => run((parts) => document.querySelectorAll(parts).length, parts)
  const textOf = (part: string) => run((part) => document.querySelector(part)?.textContent ?? '', part)
  const address = () => run(() => location.pathname)

  beforeEach(async () => {
    await resize(1280, 800)
    await driver.open(`${inject('origin')}/icon.svg`)
    await run(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await complaints()
  })
  afterEach(async () => expect((await complaints()).filter((complaint) => !allowed?.test(complaint))).toEqual([]))
  afterAll(driver.close)

  const actions = { hover, click, travel, press, type, choose }
  return { driver, run, resize, open, openAwake, isShown, ...actions, count, textOf, address }
}

function chooseFrom(list: string, place: number): void {
  const select = document.querySelector<HTMLSelectElement>(`select[name=${list}]`)
  if (select) select.selectedIndex = place
  for (const type of ['input', 'change']) select?.dispatchEvent(new Event(type, { bubbles: true }))
}

function showsAny(part: string): boolean {
  return [...document.querySelectorAll(part)].some((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  })
}

/** Of the first that is shown, scrolled into view where it must be. */
function middleOf(part: string): { x: number; y: number } {
  const shown = [...document.querySelectorAll(part)].find((element) => element.getBoundingClientRect().width > 0)
  const inView = () => {
    const { top, bottom } = shown?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    return top >= 0 && bottom <= innerHeight
  }
  if (!inView()) shown?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x = 0, y = 0, width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {}
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}
