import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose outcome depends on colors; a page in its other theme differs in nothing else. */
const aboutColors = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong with the colors of the page as it is now, or of a part of it. */
export function colorFindings(page: Page, part?: string): Promise<string[]> {
  return run(page, { runOnly: aboutColors }, part ? { include: part } : undefined)
}

/** What axe finds on the page as it is now, colors aside. The menu, half of every page, is looked at elsewhere. */
export function structureFindings(page: Page): Promise<string[]> {
  return run(page, without(aboutColors), { exclude: '#menu' })
}

/**
 * What axe finds on the page as it is now, save for the rules left out. Evaluated directly: the site has no frames, and
 * this is four times faster.
 */
export async function axeFindings(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  return run(page, without(leftOut))
}

function without(leftOut: readonly string[]): axe.RunOptions {
  return { runOnly: tags, rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])) }
}

/** What of a page is looked at, by selectors. */
type Part = { include: string } | { exclude: string }

async function run(page: Page, options: axe.RunOptions, part?: Part): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([options, part]) => {
      // What a finding is about is told by its HTML; the path to it would cost a fifth of the time.
      const settings = { ...options, resultTypes: ['violations' as const], selectors: false }
      const { violations } = await window.axe.run(part ?? document, settings)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [options, part] as const,
  )
}
