import type { Locator, Page } from '@playwright/test'
import { openExample } from '../../support/example.ts'
import { expect, test } from '../../support/test.ts'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The boxes of the words themselves, as far as they are seen: what only screen readers have is kept in one pixel. */
const wordsIn = (labels: Locator) =>
  labels.evaluateAll((all) =>
    all.map((label): Box => {
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      const boxes: DOMRect[] = []
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const box = range.getBoundingClientRect()
        if (box.width > 1 && texts.currentNode.parentElement?.clientWidth !== 1) boxes.push(box)
      }
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }
    }),
  )

const middle = ({ top, bottom }: Box) => (top + bottom) / 2

function expectApart(boxes: readonly Box[]) {
  for (const [i, one] of boxes.entries())
    for (const other of boxes.slice(i + 1)) {
      const meet =
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1
      expect(meet, `${JSON.stringify(one)} meets ${JSON.stringify(other)}`).toBe(false)
    }
}

/** The heights at which the curves of events begin or end. */
const heights = (curves: Locator, side: 'begin' | 'end') =>
  curves.evaluateAll((drawings, wanted) => {
    const places = drawings.flatMap((svg) => {
      const { top, height } = svg.getBoundingClientRect()
      const units = (svg as SVGSVGElement).viewBox.baseVal.height
      const paths =
        svg
          .querySelector('path')
          ?.getAttribute('d')
          ?.match(/M[^M]+/g) ?? []
      return paths.map((path) => {
        const numbers = path.match(/[\d.]+/g)?.map(Number) ?? []
        const place = wanted === 'begin' || !path.includes('C') ? numbers[1] : numbers.at(-1)
        return Math.round(top + ((place ?? 0) * height) / units)
      })
    })
    return [...new Set(places)].sort((a, b) => a - b)
  }, side)

async function expectLevel(places: readonly number[], labels: readonly Box[]) {
  expect(places).toHaveLength(labels.length)
  for (const [i, place] of places.entries())
    expect(Math.abs(place - middle(labels[i] as Box)), `line ${i + 1}`).toBeLessThan(3)
}

const sizes = ['least', 'most', 'long words']
const figure = async (page: Page, width: number, name: string) => {
  await page.setViewportSize({ width, height: 900 })
  return openExample(page, `figures/${name}`)
}

for (const width of [1200, 1440])
  for (const size of sizes)
    test(`at ${width} px curves lead from event to end: ${size}`, async ({ page }) => {
      const drawn = await figure(page, width, `thread/${size}`)
      const events = await wordsIn(drawn.locator('.event'))
      const ends = await wordsIn(drawn.locator('.ends p:not(.sr-only)'))
      const situations = await wordsIn(drawn.locator('.situations > div > div'))
      expectApart([...events, ...ends, ...situations])
      await expectLevel(await heights(drawn.locator('.situations svg'), 'begin'), events)
      const firstLines = (await wordsIn(drawn.locator('.ends .name'))).map((box) => ({ ...box, bottom: box.top + 24 }))
      await expectLevel(await heights(drawn.locator('.situations svg'), 'end'), firstLines)
      await expect(drawn.locator('.to').first()).toBeHidden()
    })

test('on a phone each event has what it leads to beside it, and no curves', async ({ page }) => {
  const drawn = await figure(page, 390, 'thread/most')
  for (const curve of await drawn.locator('.situations svg').all()) await expect(curve).toBeHidden()
  const [event] = await wordsIn(drawn.locator('.situations li .event'))
  const [first] = await wordsIn(drawn.locator('.situations li .to p'))
  expect(first?.left).toBeGreaterThan(event?.right ?? Number.POSITIVE_INFINITY)
})

for (const width of [390, 820, 1024, 1440])
  for (const name of ['marks', 'lanes', 'payoff'].flatMap((drawn) => sizes.map((size) => `${drawn}/${size}`)))
    test(`at ${width} px no words meet or leave the page: ${name}`, async ({ page }) => {
      const drawn = await figure(page, width, name)
      const rows = 'h2, h3, .heads p, .name, .end, .cells > p > span, .times li, .said > li, .turning, .remarks p'
      const words = await wordsIn(drawn.locator(name.startsWith('payoff') ? '.payoff-plot text' : rows))
      const shown = words.filter(({ left, right }) => right - left > 1)
      expectApart(shown)
      for (const { right } of shown) expect(right).toBeLessThanOrEqual(width)
    })

test('a span stands under the times that it names', async ({ page }) => {
  const drawn = await figure(page, 1440, 'lanes/most')
  const lefts = (selector: string) =>
    drawn.locator(selector).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left))
  const bars = await lefts('.plot > .span')
  const words = await lefts('.said > li')
  expect(bars.length).toBe(words.length)
  for (const [i, left] of bars.entries()) expect(Math.abs(left - (words[i] ?? 0))).toBeLessThan(3)
})
