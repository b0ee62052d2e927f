import { expect, test } from '../support/test.ts'
import { pages } from './subjects.ts'

for (const { address } of pages.filter(({ kind }) => kind === 'division'))
  test(`the strands of ${address} run out of every window in its color, meet no words, and move only where things may`, async ({
    page,
  }) => {
    await page.goto(address)
    const strands = page.locator('.division-head .strands')
    const leading = strands.locator('.lit')
    for (const [width, stroke] of [
      [390, '4px'],
      [820, '5px'],
      [1920, '6px'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const { right, meets } = await strands.evaluate((drawn) => {
        const lines = [...drawn.children].map((path) => path.getBoundingClientRect())
        const words = [...(drawn.parentElement?.querySelectorAll('h1, .lede, a, dl') ?? [])]
        return {
          right: Math.min(...lines.map((line) => line.right)),
          meets: words
            .filter((word) => {
              const at = word.getBoundingClientRect()
              return lines.some(
                (line) => line.left < at.right && at.left < line.right && line.top < at.bottom && at.top < line.bottom,
              )
            })
            .map((word) => word.textContent),
        }
      })
      expect(right, `${width} px wide`).toBeGreaterThan(width)
      expect(meets, `${width} px wide`).toEqual([])
      await expect(leading).toHaveCSS('stroke-width', stroke)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await expect(leading).toHaveCSS('vector-effect', 'non-scaling-stroke')
    const [drawn, deep] = await strands.evaluate((svg) => {
      const probe = svg.parentElement?.appendChild(document.createElement('i'))
      if (probe) probe.style.color = 'var(--deep)'
      return [getComputedStyle(svg.lastElementChild ?? svg).stroke, probe ? getComputedStyle(probe).color : '']
    })
    expect(drawn).toBe(deep)
    await expect(leading).toHaveCSS('animation-name', 'none')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(leading).toHaveCSS('animation-duration', '0.56s')
    await expect(leading).toHaveCSS('animation-iteration-count', '1')
  })
