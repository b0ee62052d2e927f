import type { Locator, Page } from '@playwright/test'
import { openExample } from '../../support/example.ts'
import { expect, test } from '../../support/test.ts'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The boxes of the words themselves, which may be larger than those of their elements. */
const wordsIn = (labels: Locator) =>
  labels.evaluateAll((all) =>
    all.map((label): Box => {
      const range = document.createRange()
      range.selectNodeContents(label)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { left, right, top, bottom }
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

/** The heights at which the curves of a drawing begin or end. */
const heights = (drawing: Locator, side: 'begin' | 'end') =>
  drawing.evaluate((svg, wanted) => {
    const { top, height } = svg.getBoundingClientRect()
    const units = (svg as SVGSVGElement).viewBox.baseVal.height
    const paths = [...svg.querySelectorAll('path')].flatMap(
      (path) =>
        path
          .getAttribute('d')
          ?.split(/(?=M)/)
          .filter((one) => one !== '') ?? [],
    )
    const places = paths.map((path) => {
      const numbers = path.match(/[\d.]+/g)?.map(Number) ?? []
      return wanted === 'begin' || !path.includes('C') ? numbers[1] : numbers.at(-1)
    })
    return [...new Set(places)].map((place) => top + ((place ?? 0) * height) / units).sort((a, b) => a - b)
  }, side)

async function expectLevel(places: readonly number[], labels: readonly Box[]) {
  expect(places).toHaveLength(labels.length)
  for (const [i, place] of places.entries())
    expect(Math.abs(place - middle(labels[i] as Box)), `line ${i + 1}`).toBeLessThan(3)
}

const examples = ['three services', 'one service', 'long names, tall situations, crossing lines']
const flow = async (page: Page, width: number, example: string) => {
  await page.setViewportSize({ width, height: 900 })
  return openExample(page, `features/services/EventFlow/${example}`)
}

for (const width of [1200, 1440])
  for (const example of examples)
    test(`at ${width} px curves lead from event to service: ${example}`, async ({ page }) => {
      const figure = await flow(page, width, example)
      const events = await wordsIn(figure.locator('.event'))
      const services = await wordsIn(figure.locator('.services li'))
      const situations = await wordsIn(figure.locator('.situations > div > div'))
      expectApart([...events, ...services, ...situations])
      await expectLevel(await heights(figure.locator('svg'), 'begin'), events)
      const firstLines = (await wordsIn(figure.locator('.services a'))).map((box) => ({ ...box, bottom: box.top + 24 }))
      await expectLevel(await heights(figure.locator('svg'), 'end'), firstLines)
      await expect(figure.locator('.to').first()).toBeHidden()
    })

test('on a phone each event has its services beside it, and no curves', async ({ page }) => {
  const figure = await flow(page, 390, 'three services')
  await expect(figure.locator('svg')).toBeHidden()
  const purchase = figure.getByRole('listitem').filter({ hasText: 'A purchase' })
  await expect(purchase.getByRole('link')).toHaveText(['A purchase', 'Equity-Backed Lending', 'Real Estate Financing'])
  const [event, first] = await wordsIn(purchase.getByRole('link'))
  expect(first?.left).toBeGreaterThan(event?.right ?? Number.POSITIVE_INFINITY)
})

const threads = ['all hands', 'two steps, one to one', 'six steps, the longest words', 'ours alone']

const threadAt = async (page: Page, width: number, example: string) => {
  await page.setViewportSize({ width, height: 900 })
  return openExample(page, `features/services/WorkThread/${example}`)
}

for (const width of [390, 820, 1024, 1440])
  for (const example of threads)
    test(`at ${width} px no words of a service's thread meet: ${example}`, async ({ page }) => {
      const thread = await threadAt(page, width, example)
      const words = await wordsIn(thread.locator('h2, h3, .ends li, .heads p, .heads dl, .step p, .act'))
      expectApart(words.filter(({ left, right }) => right - left > 1))
    })

for (const width of [1024, 1440])
  for (const example of threads)
    test(`at ${width} px the thread comes down between the words: ${example}`, async ({ page }) => {
      const thread = await threadAt(page, width, example)
      const lines = await thread.locator('ol > li').evaluateAll((steps) =>
        steps.map((step) => {
          const { left, top, bottom } = step.getBoundingClientRect()
          const line = getComputedStyle(step, '::after')
          const lanes = [...step.querySelectorAll('.act')].map((act) => act.getBoundingClientRect())
          const last = Math.max(...lanes.map((lane) => lane.left), left)
          return { left: last - 14, right: last - 10, top: top + Number.parseFloat(line.top), bottom }
        }),
      )
      // Notes are slips that lie over it.
      const words = await wordsIn(thread.locator('.step p, .act:not(.licensed)'))
      for (const line of lines.filter(({ left }) => left > 100))
        for (const box of words)
          expect(box.left < line.right && line.left < box.right && box.top < line.bottom && line.top < box.bottom).toBe(
            false,
          )
    })

test('a hand that does nothing in a step has nothing there', async ({ page }) => {
  const thread = await threadAt(page, 1440, 'all hands')
  const [first, second] = await thread.locator('ol > li').all()
  await expect((first as Locator).locator('.act')).toHaveCount(1)
  await expect((second as Locator).locator('.act')).toHaveCount(2)
})

test('who is licensed is told by the words and by the form of the knot', async ({ page }) => {
  for (const width of [390, 1440]) {
    const thread = await threadAt(page, width, 'all hands')
    const act = thread.locator('.act.licensed').first()
    await expect(act).toContainText('licensed')
    expect(await act.evaluate((element) => getComputedStyle(element, '::before').borderRadius)).toBe('0px')
    await expect(thread.locator('.heads .licensed')).toBeVisible()
  }
})

for (const width of [390, 820, 1024, 1440])
  for (const example of ['two stacks', 'a short column', 'four stacks, the longest names'])
    test(`at ${width} px pieces are as high as their sizes say, whatever their names: ${example}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const figure = await openExample(page, `features/services/case/ServiceCase/${example}`)
      const pieces = await figure.locator('.plot li').evaluateAll((all) =>
        all.map((piece) => {
          const size = Number(piece.className.match(/s(\d+)/)?.[1])
          return piece.getBoundingClientRect().height / size
        }),
      )
      const one = pieces[0] ?? 0
      for (const unit of pieces) expect(Math.abs(unit - one)).toBeLessThan(0.1)
      expectApart(await wordsIn(figure.locator('.plot li span, .said > *')))
    })

test('on a phone a short column takes as much room as it is high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const figure = await openExample(page, 'features/services/case/ServiceCase/a short column')
  const [whole = 0, short = 0] = await figure
    .locator('.plot')
    .evaluateAll((all) => all.map((plot) => plot.getBoundingClientRect().height))
  expect(short).toBeLessThan(whole * 0.35)
})

for (const width of [390, 820, 1440])
  for (const example of [
    'a line that is crossed',
    'two lines that cross',
    'a calendar',
    'hands, joined',
    'hands apart',
  ])
    test(`at ${width} px no words of a case meet: ${example}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const figure = await openExample(page, `features/services/case/ServiceCase/${example}`)
      const words = figure.locator(
        'text, h2, h3, .times span, li li span, .heads span, ol li > p:not(:has(.of)), .key li',
      )
      expectApart((await wordsIn(words)).filter(({ left, right }) => right > left))
    })
