import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page as it is now, save for the rules left out. Evaluated directly: the site has no frames, and
 * this is four times faster.
 */
export async function axeFindings(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const off = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]))
  return page.evaluate(
    async ({ runOnly, rules }) => {
      const { violations } = await window.axe.run(document, { runOnly, rules, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { runOnly: tags, rules: off },
  )
}
