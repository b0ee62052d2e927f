import type { Page } from '@playwright/test'

/** Each chain seen so far, by number. A process that looks at pages of its own has seen others than the next. */
const seen = new Map<string, number>()

/**
 * Marks the parts of a page that are like none looked at before, for axe, and says whether there are any. What axe finds
 * comes from an element's tag, classes, role and attributes, and from those of all that it stands in. With an element
 * goes what it is right below: a list is judged by what is in it.
 */
export async function markNewParts(page: Page): Promise<boolean> {
  const parts = await page.evaluate(() => {
    const all = [document.body, ...document.body.querySelectorAll('*')]
    const places = new Map<Element | null, number>(all.map((part, place) => [part, place]))
    return all.map((part) => ({
      above: places.get(part.parentElement) ?? -1,
      own: [part.localName, part.getAttribute('class'), part.role, ...part.getAttributeNames().sort()].join(),
    }))
  })
  const chains: number[] = []
  const around = parts.flatMap(({ above, own }) => {
    const chain = `${chains[above]} ${own}`
    const known = seen.get(chain)
    chains.push(known ?? seen.size)
    if (known !== undefined) return []
    seen.set(chain, seen.size)
    return [Math.max(0, above)]
  })
  await page.evaluate((around) => {
    const all = [document.body, ...document.body.querySelectorAll('*')]
    for (const place of around) all[place]?.setAttribute('data-new', '')
  }, around)
  return around.length > 0
}

/** Where they are, for axe. */
export const newParts = '[data-new]'
