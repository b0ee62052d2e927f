import type { Page } from '@playwright/test'
import postcss, { type ChildNode, type Container, type Rule } from 'postcss'

/** What an older browser lacks. */
export interface Lacking {
  popover?: boolean
  nesting?: boolean
}

/**
 * Makes the browser one from before 2024: it knows no light-dark(), no exclusive details, no @starting-style and no
 * discrete transitions; and, where told so, no popover and no nested rules. It reads each page and stylesheet as such a
 * browser would.
 */
export async function makeOlder(page: Page, lacking: Lacking = {}): Promise<void> {
  const styles = (css: string) => olderStyles(css, lacking)
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type !== 'document' && type !== 'stylesheet') return route.continue()
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: type === 'document' ? olderPage(text, styles, lacking) : styles(text) })
  })
  if (lacking.popover) await page.addInitScript(takePopoverAway)
}

function olderPage(html: string, styles: (css: string) => string, { popover }: Lacking): string {
  const older = html
    // What is changed below has no hash in the policy.
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
    .replace(/(<style[^>]*>)([\s\S]*?)(<\/style>)/g, (_all, open, css, close) => open + styles(css) + close)
    .replaceAll(/<details name="[^"]*"/g, '<details')
  return popover
    ? older.replaceAll(/ popover="auto"/g, ' data-popover').replaceAll('popovertarget=', 'data-target=')
    : older
}

function olderStyles(css: string, { popover, nesting }: Lacking): string {
  // A name that no browser knows, in values, selectors and conditions alike.
  let text = css.replaceAll('light-dark(', 'unknown(').replaceAll('allow-discrete', 'unknown')
  if (popover) text = text.replaceAll(':popover-open', ':unknown')
  if (nesting) text = text.replaceAll('selector(&)', 'selector(:unknown)')
  const root = postcss.parse(text)
  root.walkAtRules('starting-style', (rule) => void rule.remove())
  if (nesting) root.walkRules((rule) => dropNested(rule))
  return root.toString()
}

/** As the error rules of CSS have it: what is no declaration is skipped to the next semicolon. */
function dropNested(rule: Rule): void {
  let skipping = false
  for (const child of [...(rule.nodes ?? [])]) {
    const nested = 'nodes' in (child as ChildNode & Partial<Container>)
    if (nested || skipping) child.remove()
    skipping = nested
  }
}

function takePopoverAway(): void {
  const { prototype } = HTMLElement
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    delete (prototype as unknown as Record<string, unknown>)[name]
  for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const)
    for (const { prototype } of [Element, Document]) {
      const known = (prototype as unknown as Record<string, (selector: string) => unknown>)[name]
      if (known)
        Object.assign(prototype, {
          [name](this: Node, selector: string) {
            if (selector.includes(':popover-open')) throw new DOMException('Unknown pseudo-class', 'SyntaxError')
            return known.call(this, selector)
          },
        })
    }
}
