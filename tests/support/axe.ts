import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose outcome depends on colors; a page in its other theme differs in nothing else. */
export const aboutColors = ['color-contrast', 'link-in-text-block']

/** Half as long as what axe says is its source, and a browser has to read it for every page. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What axe finds wrong with the colors of the page as it is now. */
export function colorFindings(page: Page): Promise<string[]> {
  return run(page, { runOnly: aboutColors })
}

/**
 * What axe finds on the page as it is now, save for the rules left out. Evaluated directly: the site has no frames, and
 * this is four times faster.
 */
export async function axeFindings(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]))
  return run(page, { runOnly: tags, rules })
}

/** Axe finds nothing on the page as it is now, in either theme, save for the rules left out. */
export async function expectAccessible(page: Page, what = '', leftOut: readonly string[] = []): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await axeFindings(page, leftOut), what).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colorFindings(page), `${what} in the dark`).toEqual([])
}

async function run(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (options) => {
    // What a finding is about is told by its HTML; the path to it would cost a fifth of the time.
    const settings = { ...options, resultTypes: ['violations' as const], selectors: false }
    const { violations } = await window.axe.run(document, settings)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, options)
}
