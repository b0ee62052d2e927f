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
const aboutColors = ['color-contrast', 'link-in-text-block']

/** Half as long as what axe says is its source, and a browser has to read it for every page. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What axe finds wrong with the colors of the page as it is now, or of parts of it. */
export function colorFindings(page: Page, parts = 'html'): Promise<string[]> {
  return run(page, parts, { runOnly: aboutColors })
}

/** What axe finds on the page as it is now, or on parts of it, save for the rules left out. */
export async function axeFindings(page: Page, leftOut: readonly string[] = [], parts = 'html'): Promise<string[]> {
  const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]))
  return run(page, parts, { runOnly: tags, rules })
}

interface Looked {
  /** What it is that is looked at, for whoever reads of a fault. */
  what?: string
  leftOut?: readonly string[]
  /** Where only these are another than on a page that is looked at elsewhere. */
  parts?: string
}

/** Axe finds nothing on the page as it is now, in either theme. */
export async function expectAccessible(page: Page, { what = '', leftOut = [], parts }: Looked = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await axeFindings(page, leftOut, parts), what).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colorFindings(page, parts), `${what} in the dark`).toEqual([])
}

/** Evaluated directly: the site has no frames, and this is four times faster. */
async function run(page: Page, parts: string, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const about = { parts, options }
  return page.evaluate(async ({ parts, options }) => {
    // What a finding is about is told by its HTML; the path to it would cost a fifth of the time.
    const settings = { ...options, resultTypes: ['violations' as const], selectors: false }
    const { violations } = await window.axe.run(parts, settings)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, about)
}
